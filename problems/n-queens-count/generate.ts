import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";

/** Small valid inputs that shrink, for stress runs and tests. */
export const rounds = 8;

export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 9 }).map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, 13)}\n`,
};
