import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSticks, maxMoves } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 40 })
  .chain((sticks) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: sticks }), { minLength: 1, maxLength: 8 })
      .map((moves) => write(sticks, moves)),
  );

export const generators: Generators = {
  random: (random) => {
    const sticks = random.int(1, 3000);
    return write(sticks, distinct(random, random.int(1, Math.min(sticks, 30)), sticks));
  },
  "small-moves": (random) => write(maxSticks, distinct(random, maxMoves, 2 * maxMoves)),
  "any-moves": (random) => write(maxSticks, distinct(random, maxMoves, maxSticks)),
};

function distinct(random: Random, count: number, most: number): number[] {
  const moves = new Set<number>();
  while (moves.size < count) moves.add(random.int(1, most));
  return random.shuffle([...moves]);
}

function write(sticks: number, moves: readonly number[]): string {
  return `${sticks} ${moves.length}\n${moves.join(" ")}\n`;
}
