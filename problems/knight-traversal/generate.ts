import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([rows, columns]) =>
    fc
      .tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 1, max: columns }))
      .map(([x, y]) => `${rows} ${columns} ${x} ${y}\n`),
  );

export const generators: Generators = {
  random: (random) => board(random, random.int(1, 12), random.int(1, 12)),
  thin: (random) => board(random, random.int(1, 4), random.int(100, maxSide)),
  medium: (random) => board(random, random.int(50, 150), random.int(50, 150)),
  largest: (random) => board(random, maxSide, maxSide),
};

function board(random: Random, rows: number, columns: number): string {
  return `${rows} ${columns} ${random.int(1, rows)} ${random.int(1, columns)}\n`;
}
