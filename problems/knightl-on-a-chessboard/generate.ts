import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { minSide, maxSide } = problem.bounds;

export const rounds = 10;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: minSide, max: 9 })
  .map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(minSide, maxSide)}\n`,
  largest: () => `${maxSide}\n`,
};
