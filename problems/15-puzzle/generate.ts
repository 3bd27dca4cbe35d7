import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxTests, maxMoves } = problem.bounds;
const STEPS = [-4, 4, -1, 1];

export const rounds = 5;

/** Small valid inputs that shrink: boards that some moves lead to, some with two tiles exchanged. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.array(fc.nat(3), { minLength: 1, maxLength: 50 }), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  })
  .map((boards) =>
    boards
      .map(([moves, odd]) =>
        walked(
          moves.map((move) => STEPS[move]!),
          odd,
        ),
      )
      .filter((board) => !isSolved(board)),
  )
  .filter((boards) => boards.length > 0)
  .map(show);

export const generators: Generators = {
  /**
   * One board at about the largest allowed distance: of several random walks the one whose tiles are
   * farthest.
   */
  edge: (random) =>
    many(1, () => {
      const boards = Array.from({ length: 40 }, () => walk(random, maxMoves, false));
      return boards.reduce((far, board) => (tileMoves(board) > tileMoves(far) ? board : far));
    }),
  near: (random) => many(20, () => walk(random, random.int(1, 20), false)),
  far: (random) => many(12, () => walk(random, random.int(25, maxMoves + 5), false)),
  /** As many boards as allowed: most within 35 moves, some not solvable, some in random order. */
  large: (random) =>
    many(maxTests, (at) => {
      if (at % 25 === 0) return random.shuffle(walked([], false));
      return walk(random, random.int(1, maxMoves), at % 5 === 0);
    }),
};

function many(count: number, board: (at: number) => number[]): string {
  return show(Array.from({ length: count }, (_, at) => board(at)));
}

/**
 * A board `moves` random moves from the goal, none undoing the one before; `odd` exchanges two of its
 * tiles.
 */
function walk(random: Random, moves: number, odd: boolean): number[] {
  const steps: number[] = [];
  let blank = 15;
  let before = -1;
  while (steps.length < moves) {
    const step = random.pick(STEPS);
    const to = blank + step;
    if (!legal(blank, to) || to === before) continue;
    steps.push(step);
    [before, blank] = [blank, to];
  }
  const board = walked(steps, odd);
  return isSolved(board) ? walk(random, moves, odd) : board;
}

/** The sum of the Manhattan distances of the tiles. */
function tileMoves(board: readonly number[]): number {
  return board.reduce((sum, tile, cell) => {
    if (tile === 0) return sum;
    const place = tile - 1;
    return sum + Math.abs((place >> 2) - (cell >> 2)) + Math.abs((place & 3) - (cell & 3));
  }, 0);
}

function isSolved(board: readonly number[]): boolean {
  return board.every((tile, cell) => tile === (cell + 1) % 16);
}

function legal(blank: number, to: number): boolean {
  return to >= 0 && to < 16 && (Math.abs(to - blank) === 4 || to >> 2 === blank >> 2);
}

/** The goal after the steps; steps off the board are skipped. */
function walked(steps: readonly number[], odd: boolean): number[] {
  const cells = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
  let blank = 15;
  for (const step of steps) {
    const to = blank + step;
    if (!legal(blank, to)) continue;
    [cells[blank], cells[to]] = [cells[to]!, 0];
    blank = to;
  }
  return odd ? cells.map((tile) => (tile === 14 ? 15 : tile === 15 ? 14 : tile)) : cells;
}

function show(boards: readonly (readonly number[])[]): string {
  const lines = boards.flatMap((cells) => [
    "",
    ...[0, 4, 8, 12].map((row) => cells.slice(row, row + 4).join(" ")),
  ]);
  return `${boards.length}\n${lines.join("\n")}\n`;
}
