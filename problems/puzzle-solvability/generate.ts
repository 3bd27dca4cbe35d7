import fc from "fast-check";
import { testLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide, maxNumbers } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests: boards to 3×4, tiles in random order. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .chain(([short, long, turned]) => {
        const [n, m] = turned ? [long, short] : [short, long];
        const tiles = Array.from({ length: n * m }, (_, cell) => cell);
        const cells = fc.shuffledSubarray(tiles, { minLength: n * m, maxLength: n * m });
        return cells.map((board) => rows(n, m, board));
      }),
    { minLength: 1, maxLength: 6 },
  )
  .map((boards) => testLines(boards.length, (at) => boards[at]!));

export const generators: Generators = {
  random: (random) => testLines(40, () => shuffled(random, random.int(1, 8), random.int(1, 8))),
  /** One row or column, mostly in order. */
  lines: (random) =>
    testLines(30, () => {
      const cells = random.int(2, maxSide);
      const board = Array.from({ length: cells }, (_, cell) => cell);
      const blank = random.int(0, cells - 1);
      board.copyWithin(0, 1, blank + 1);
      board[blank] = 0;
      const at = random.int(0, cells - 2);
      const disturbed = random.int(0, 1) === 0;
      if (disturbed) [board[at], board[at + 1]] = [board[at + 1]!, board[at]!];
      return random.int(0, 1) === 0 ? rows(1, cells, board) : rows(cells, 1, board);
    }),
  "large-boards": (random) =>
    testLines(maxNumbers / maxSide ** 2, () => shuffled(random, maxSide, maxSide)),
  "large-count": (random) => testLines(maxNumbers / 4, () => shuffled(random, 2, 2)),
};

function shuffled(random: Random, n: number, m: number): number[][] {
  const cells: number[] = [];
  while (cells.length < n * m) cells.push(cells.length);
  return rows(n, m, random.shuffle(cells));
}

/** The sides of a board and its rows. */
function rows(n: number, m: number, cells: readonly number[]): number[][] {
  return [[n, m], ...Array.from({ length: n }, (_, row) => cells.slice(row * m, (row + 1) * m))];
}
