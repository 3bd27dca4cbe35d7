import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide } = problem.bounds;

export const rounds = 30;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 30 }).map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, 300)}\n`,
  largest: () => `${maxSide}\n`,
};
