import fc from "fast-check";
import { pileLines, pileTests } from "../../lib/game/pile-tests";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxNumber } = bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: maxNumber })), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(pileLines);

export const generators: Generators = pileTests({ ...bounds, least: 1 });
