import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxHidden } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: maxHidden })
  .map((hidden) => `${hidden}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, maxHidden)}\n`,
};
