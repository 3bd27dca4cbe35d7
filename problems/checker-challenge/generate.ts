import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 6, max: 9 }).map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(problem.bounds.minN, problem.bounds.maxN)}\n`,
};
