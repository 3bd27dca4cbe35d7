import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxPilesInAll, maxStones } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.array(fc.oneof(fc.bigInt(0n, 4n), fc.bigInt(0n, maxStones)), { maxLength: 4 }), {
    maxLength: 6,
  })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(
      Array.from({ length: random.int(1, 60) }, () =>
        piles(random, random.int(0, 12), random.int(0, 1) === 0 ? 9n : maxStones),
      ),
    ),
  // Half of the tests are made even, so that second wins about as often as first.
  balanced: (random) =>
    write(
      Array.from({ length: 400 }, () => {
        const half = piles(random, random.int(0, 8), maxStones / 2n);
        const twins = half.map((pile) => pile + 3n * random.bigint(0n, maxStones / 6n));
        return random.shuffle([...half, ...twins, ...piles(random, random.int(0, 1), maxStones)]);
      }),
    ),
  "one-test": (random) => write([piles(random, maxPilesInAll, maxStones)]),
  "many-tests": (random) =>
    write(Array.from({ length: maxPilesInAll }, () => piles(random, 1, maxStones))),
};

function piles(random: Random, count: number, most: bigint): bigint[] {
  return Array.from({ length: count }, () => random.bigint(0n, most));
}

/** Where there are no piles, no line holds them. */
function write(tests: readonly (readonly bigint[])[]): string {
  const lines = tests.map((test) =>
    test.length > 0 ? `${test.length}\n${test.join(" ")}\n` : "0\n",
  );
  return `${tests.length}\n${lines.join("")}`;
}
