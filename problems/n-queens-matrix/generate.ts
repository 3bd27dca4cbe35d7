import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const rounds = 20;

export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: problem.bounds.maxN })
  .map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, problem.bounds.maxN)}\n`,
};
