import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 500 }).map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(30, 1000)}\n`,
  middle: (random) => `${random.int(100_000, 1_000_000)}\n`,
};
