import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxGames, maxStones, maxMoves } = problem.bounds;

type Game = readonly [stones: number, ...moves: number[]];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((games) => write(games.map(([stones, moves]) => [stones, 1, ...moves])));

export const generators: Generators = {
  random: (random) => games(random, 60, 200, 12),
  "small-moves": (random) => games(random, maxGames, maxStones, 60),
  "any-moves": (random) => games(random, maxGames, maxStones, maxStones),
};

function games(random: Random, count: number, stones: number, move: number): string {
  return write(
    Array.from({ length: count }, () => {
      const moves = new Set([1]);
      const size = random.int(1, maxMoves);
      while (moves.size < size) moves.add(random.int(2, Math.max(move, 20)));
      return [random.int(Math.ceil(stones / 2), stones), ...random.shuffle([...moves])];
    }),
  );
}

function write(games: readonly Game[]): string {
  return games
    .map(([stones, ...moves]) => `${[stones, moves.length, ...moves].join(" ")}\n`)
    .join("");
}
