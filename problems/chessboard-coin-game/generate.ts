import fc from "fast-check";
import { testLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side, maxTests, maxCoins } = problem.bounds;

type Square = readonly [x: number, y: number];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(fc.array(fc.tuple(coordinate(), coordinate()), { maxLength: 4 }), { maxLength: 6 })
  .map((tests) => write(tests.length, (at) => tests[at]!));

export const generators: Generators = {
  random: (random) => write(random.int(1, 60), () => coins(random, random.int(0, 12))),
  "every-square": () => {
    const square = (at: number): Square => [1 + Math.floor(at / side), 1 + (at % side)];
    return write(side * side, (at) => [square(at)]);
  },
  // Pairs are lost where the numbers agree: more second wins than by pure chance.
  pairs: (random) => write(maxTests, () => coins(random, 2)),
  large: (random) => write(maxTests, () => coins(random, maxCoins)),
};

function coordinate(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: side });
}

function coins(random: Random, count: number): Square[] {
  return Array.from({ length: count }, () => [random.int(1, side), random.int(1, side)] as const);
}

function write(count: number, test: (at: number) => readonly Square[]): Uint8Array {
  return testLines(count, (at) => {
    const squares = test(at);
    return [[squares.length], ...squares];
  });
}
