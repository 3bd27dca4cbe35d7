import fc from "fast-check";
import { testLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxPilesInAll, maxStones } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(fc.array(fc.oneof(fc.bigInt(0n, 4n), fc.bigInt(0n, maxStones)), { maxLength: 4 }), {
    maxLength: 6,
  })
  .map((tests) => write(tests.length, (at) => tests[at]!));

export const generators: Generators = {
  random: (random) =>
    write(random.int(1, 60), () =>
      piles(random, random.int(0, 12), random.int(0, 1) === 0 ? 9n : maxStones),
    ),
  // Half of the tests are made even, so that second wins about as often as first.
  balanced: (random) =>
    write(400, () => {
      const half = piles(random, random.int(0, 8), maxStones / 2n);
      const twins = half.map((pile) => pile + 3n * random.bigint(0n, maxStones / 6n));
      return random.shuffle([...half, ...twins, ...piles(random, random.int(0, 1), maxStones)]);
    }),
  "one-test": (random) => write(1, () => piles(random, maxPilesInAll, maxStones)),
  "many-tests": (random) => write(maxPilesInAll, () => [random.bigint(0n, maxStones)]),
};

function piles(random: Random, count: number, most: bigint): bigint[] {
  return Array.from({ length: count }, () => random.bigint(0n, most));
}

function write(count: number, test: (at: number) => bigint[]): Uint8Array {
  return testLines(count, (at) => {
    const numbers = test(at);
    return numbers.length > 0 ? [[numbers.length], numbers] : [[0]]; // no line holds no piles
  });
}
