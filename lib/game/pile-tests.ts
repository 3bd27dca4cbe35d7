/**
 * pileTests: seeded inputs of the Nim family, t tests of n numbers each, by kind.
 *
 * Use     const tests = pileTests({ maxTests: 3, maxNumbersInAll: 9, least: 1, maxNumber: 9 })
 * Time    O(numbers) an input
 * Space   the input's text
 * Limits  maxTests ≥ 1, maxNumbersInAll ≥ 2, 0 ≤ least ≤ 1, maxNumber ≥ 9
 * Errors  those of Random.int for an empty range
 * Source  own code
 * Tested  pile-tests.test.ts: bounds of every kind, and pairs that leave a sum of 0; `npm run check`
 *         makes the cases of five problems again byte for byte
 */
import { testLines } from "../io/number-lines";
import type { Random } from "../sequence/random";

export interface PileBounds {
  readonly maxTests: number;
  readonly maxNumbersInAll: number;
  /** The smallest size of a pile: 0 or 1. */
  readonly least: number;
  readonly maxNumber: number;
}

type Kind = "random" | "balanced" | "one-test" | "many-tests";

/** A maker of inputs of each kind; "balanced" piles are as often lost as won. */
export function pileTests({
  maxTests,
  maxNumbersInAll,
  least,
  maxNumber,
}: PileBounds): Readonly<Record<Kind, (random: Random) => Uint8Array>> {
  const piles = (random: Random, count: number, most: number) =>
    Array.from({ length: count }, () => random.int(least, most));
  return {
    random: (random) =>
      write(random.int(1, 60), () =>
        piles(random, random.int(1, 10), random.pick([1, 3, maxNumber])),
      ),
    // Sizes in pairs, sometimes one more.
    balanced: (random) =>
      write(Math.min(300, maxTests), () => {
        const half = piles(random, random.int(1, 5), maxNumber);
        return random.shuffle([...half, ...half, ...piles(random, random.int(0, 1), 3)]);
      }),
    "one-test": (random) => write(1, () => piles(random, maxNumbersInAll, maxNumber)),
    "many-tests": (random) =>
      write(Math.min(maxTests, maxNumbersInAll / 2), () =>
        piles(random, random.int(1, 3) === 3 ? 1 : 2, 9),
      ),
  };
}

/** The number of tests, then of each test its length and its numbers. */
export function pileLines(tests: readonly (readonly number[])[]): Uint8Array {
  return write(tests.length, (at) => tests[at]!);
}

function write(count: number, test: (at: number) => readonly number[]): Uint8Array {
  return testLines(count, (at) => {
    const numbers = test(at);
    return [[numbers.length], numbers];
  });
}
