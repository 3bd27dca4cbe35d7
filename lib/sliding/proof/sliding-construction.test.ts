import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { goalOf, slideDistances, tilesOf } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { slidingConstruction } from "../sliding-construction";

/** The board after the moves, or why they are no moves: shares nothing with the module. */
function replayed(rows: number, columns: number, start: number[], moves: Uint8Array): string {
  const grid = Array.from({ length: rows }, (_, row) =>
    start.slice(row * columns, (row + 1) * columns),
  );
  let row = grid.findIndex((line) => line.includes(0));
  let column = grid[row]!.indexOf(0);
  for (const move of moves) {
    const r = row + [-1, 1, 0, 0][move]!;
    const c = column + [0, 0, -1, 1][move]!;
    if (grid[r]?.[c] === undefined) return `leaves the board at ${row},${column}`;
    grid[row]![column] = grid[r]![c]!;
    grid[r]![c] = 0;
    [row, column] = [r, c];
  }
  return grid.flat().join(" ");
}

for (const [rows, columns] of tableOf("1 1, 1 6, 5 1, 1 60, 60 1, 2 2, 2 3, 3 2")) {
  it(`solves every solvable board of ${rows}×${columns}`, () => {
    const solved = goalOf(rows * columns).join(" ");
    for (const board of [...slideDistances(rows, columns).keys()].map(tilesOf)) {
      const moves = slidingConstruction(rows, columns, board)!;
      const end = replayed(rows, columns, board, moves);
      holdEqual(end, solved, () => board.join(" "));
      // The boards of 2×2 lie in a circle of twelve.
      if (rows * columns === 4) expect(moves.length).toBeLessThanOrEqual(6);
    }
  });
}

it("solves a random one of two boards that differ by one exchange, and no other", () => {
  const random = new Random(11);
  for (const [rows, columns, boards] of tableOf(`
    2 2 20, 3 3 80, 2 7 15, 7 2 15, 4 4 40, 4 5 15, 10 3 10, 10 10 2, 14 14 1
  `)) {
    const solved = goalOf(rows * columns).join(" ");
    for (let left = boards; left > 0; left--) {
      const board = random.shuffle(goalOf(rows * columns));
      const other = board.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
      const ends = [board, other].flatMap((start) => {
        const moves = slidingConstruction(rows, columns, start);
        return moves ? [replayed(rows, columns, start, moves)] : [];
      });
      expect(ends).toEqual([solved]);
    }
  }
});

it("needs no move for the goal and few for a far board", () => {
  expect(slidingConstruction(10, 10, goalOf(100))).toEqual(new Uint8Array(0));
  const random = new Random(3);
  for (let left = 3; left > 0; left--) {
    const moves = slidingConstruction(4, 4, random.shuffle(goalOf(16)));
    if (moves) expect(moves.length).toBeLessThan(200);
  }
});
