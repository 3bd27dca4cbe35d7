import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxWeight, maxFruits } = bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc.integer({ min: 1, max: 8 }).chain((k) => {
  const fruits = fc.array(fc.integer({ min: 1, max: k }), { minLength: 1, maxLength: 9 });
  return fc.tuple(fruits, fruits).map(([apples, bananas]) => lines(k, apples, bananas));
});

export const generators: Generators = {
  random: (random) => lines(300, weights(random, 200, 1, 300), weights(random, 500, 1, 300)),
  "few-weights": (random) =>
    lines(
      maxWeight,
      weights(random, 5000, 1, 20),
      weights(random, 5000, maxWeight - 19, maxWeight),
    ),
  /** 4 · 10^10 pairs with one sum. */
  "one-weight": () => {
    const heaviest = new Array<number>(maxFruits).fill(maxWeight);
    return lines(maxWeight, heaviest, heaviest);
  },
  /** Two thousand different weights only, so that the reference stays fast. */
  spread: (random) =>
    lines(maxWeight, multiples(random, maxFruits, 97), multiples(random, maxFruits, 89)),
};

function weights(random: Random, count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, () => random.int(low, high));
}

function multiples(random: Random, count: number, step: number): number[] {
  return Array.from({ length: count }, () => step * random.int(1, Math.floor(maxWeight / step)));
}

function lines(k: number, apples: readonly number[], bananas: readonly number[]): Uint8Array {
  return numberLines([[k, apples.length, bananas.length], apples, bananas]);
}
