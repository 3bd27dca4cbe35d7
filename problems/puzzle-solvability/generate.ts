import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide, maxNumbers } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests: boards to 3×4, tiles in random order. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .chain(([rows, columns, turned]) => {
        const [n, m] = turned ? [columns, rows] : [rows, columns];
        const tiles = Array.from({ length: n * m }, (_, cell) => cell);
        const cells = fc.shuffledSubarray(tiles, { minLength: n * m, maxLength: n * m });
        return cells.map((board) => show(n, m, board));
      }),
    { minLength: 1, maxLength: 6 },
  )
  .map((boards) => `${boards.length}\n${boards.join("")}`);

export const generators: Generators = {
  random: (random) => many(random, 40, 8),
  /** One row or column, mostly in order. */
  lines: (random) => {
    const boards = Array.from({ length: 30 }, () => {
      const cells = random.int(2, maxSide);
      const board = Array.from({ length: cells }, (_, cell) => cell);
      const blank = random.int(0, cells - 1);
      board.copyWithin(0, 1, blank + 1);
      board[blank] = 0;
      const at = random.int(0, cells - 2);
      const disturbed = random.int(0, 1) === 0;
      if (disturbed) [board[at], board[at + 1]] = [board[at + 1]!, board[at]!];
      return random.int(0, 1) === 0 ? show(1, cells, board) : show(cells, 1, board);
    });
    return `${boards.length}\n${boards.join("")}`;
  },
  "large-boards": (random) => {
    const count = maxNumbers / maxSide ** 2;
    const boards = Array.from({ length: count }, () => shuffled(random, maxSide, maxSide));
    return `${count}\n${boards.join("")}`;
  },
  "large-count": (random) => {
    const count = maxNumbers / 4;
    const boards = Array.from({ length: count }, () => shuffled(random, 2, 2));
    return `${count}\n${boards.join("")}`;
  },
};

function many(random: Random, count: number, side: number): string {
  const boards = Array.from({ length: count }, () =>
    shuffled(random, random.int(1, side), random.int(1, side)),
  );
  return `${count}\n${boards.join("")}`;
}

function shuffled(random: Random, rows: number, columns: number): string {
  return show(rows, columns, random.shuffle(Array.from({ length: rows * columns }, (_, at) => at)));
}

function show(rows: number, columns: number, cells: readonly number[]): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(" "),
  );
  return `${rows} ${columns}\n${lines.join("\n")}\n`;
}
