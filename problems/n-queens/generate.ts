import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

export const rounds = 20;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 24 }).map((n) => `${n}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(13, 3000)}\n`,
  largest: () => `${problem.bounds.maxN}\n`,
  // The two remainders modulo 6 for which a few queens change places.
  "large-remainder-2": (random) => `${6 * random.int(160_000, 166_000) + 2}\n`,
  "large-remainder-3": (random) => `${6 * random.int(160_000, 166_000) + 3}\n`,
};
