import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxNumbers, maxValue } = bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  .map(lines);

export const generators: Generators = {
  random: (random) => lines(values(random, 300, 1, 1000)),
  ones: (random) => lines(values(random, 500, 1, 2)),
  "squares-of-primes": (random) =>
    lines(Array.from({ length: 400 }, () => random.pick([4, 9, 25, 49, 121, 36, 100, 900]))),
  large: (random) => lines(values(random, maxNumbers, 1, maxValue)),
  /** 5 · 10^9 pairs, all coprime. */
  "all-ones": () => lines(new Array<number>(maxNumbers).fill(1)),
  "many-factors": (random) =>
    lines(
      Array.from(
        { length: maxNumbers },
        () => 30 * random.int(1, Math.floor(maxValue / 30)) + random.int(0, 1),
      ),
    ),
};

function values(random: Random, count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, () => random.int(low, high));
}

function lines(numbers: readonly number[]): string {
  return `${numbers.length}\n${numbers.join(" ")}\n`;
}
