import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxMoves, maxStones } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 40 })
  .chain((stones) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: stones }), { minLength: 1, maxLength: 6 })
      .map((moves) => write(stones, moves)),
  );

export const generators: Generators = {
  random: (random) => set(random, random.int(1, 300), 4, 12),
  "few-moves": (random) => set(random, random.int(maxStones - 50, maxStones), 3, 40),
  "many-moves": (random) => set(random, random.int(maxStones - 50, maxStones), maxMoves, 300),
  "any-moves": (random) => set(random, maxStones, maxMoves, maxStones),
};

function set(random: Random, stones: number, count: number, most: number): string {
  const moves = new Set<number>();
  while (moves.size < Math.min(count, stones, most))
    moves.add(random.int(1, Math.min(most, stones)));
  return write(stones, [...moves]);
}

function write(stones: number, moves: readonly number[]): string {
  const sorted = [...moves].sort((a, b) => a - b);
  return `${moves.length} ${stones}\n${sorted.join(" ")}\n`;
}
