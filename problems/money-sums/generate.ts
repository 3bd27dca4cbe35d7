import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
  .map(write);

export const generators: Generators = {
  random: (random) => write(values(random, random.int(5, 20), bounds.maxValue)),
  few: (random) => write(values(random, bounds.maxCoins, 3)),
  /** Multiples of 32, whose shifts are whole words. */
  words: (random) => write(values(random, 40, 31).map((value) => 32 * value)),
  dense: (random) => write(values(random, bounds.maxCoins, bounds.maxValue)),
};

const values = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => random.int(1, most));

function write(coins: readonly number[]): string {
  return `${coins.length}\n${coins.join(" ")}\n`;
}
