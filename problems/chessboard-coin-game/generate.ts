import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side, maxTests, maxCoins } = problem.bounds;

type Square = readonly [x: number, y: number];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.array(fc.tuple(coordinate(), coordinate()), { maxLength: 4 }), { maxLength: 6 })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(Array.from({ length: random.int(1, 60) }, () => coins(random, random.int(0, 12)))),
  "every-square": () => {
    const tests: Square[][] = [];
    for (let x = 1; x <= side; x++) for (let y = 1; y <= side; y++) tests.push([[x, y]]);
    return write(tests);
  },
  // Pairs are lost where the numbers agree: more second wins than by pure chance.
  pairs: (random) => write(Array.from({ length: maxTests }, () => coins(random, 2))),
  large: (random) => write(Array.from({ length: maxTests }, () => coins(random, maxCoins))),
};

function coordinate(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: side });
}

function coins(random: Random, count: number): Square[] {
  return Array.from({ length: count }, () => [random.int(1, side), random.int(1, side)] as const);
}

function write(tests: readonly (readonly Square[])[]): string {
  const text = tests.map(
    (test) => `${test.length}\n${test.map(([x, y]) => `${x} ${y}\n`).join("")}`,
  );
  return `${tests.length}\n${text.join("")}`;
}
