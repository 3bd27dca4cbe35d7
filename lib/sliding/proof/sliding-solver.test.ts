import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { goalOf, slides } from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { slidingSolvable } from "../sliding-solvable";
import { type BoardSolver, patternSearch, slidingSolver } from "../sliding-solver";
import { SlidingTable } from "../sliding-table";

/** The fewest moves of a board, undefined where it cannot be solved. */
function distances(
  rows: number,
  columns: number,
): (board: readonly number[]) => number | undefined {
  if (rows === 1 || columns === 1) {
    const isInOrder = (tiles: number[]) => tiles.every((tile, at) => tile === at + 1);
    return (board) =>
      isInOrder(board.filter(Boolean)) ? board.length - 1 - board.indexOf(0) : undefined;
  }
  const table = new SlidingTable(rows, columns);
  return (board) => table.distance[table.stateOf(board)];
}

/** Moves the blank; false when it would leave the board. */
function slide(board: number[], rows: number, columns: number, move: number): boolean {
  const after = slides(board, rows, columns).find((slid) => slid.move === move);
  board.splice(0, after ? board.length : 0, ...(after?.next ?? []));
  return after !== undefined;
}

function expectSolved(board: number[], rows: number, columns: number, moves: Uint8Array): void {
  const cells = [...board];
  expect([...moves].every((move) => slide(cells, rows, columns, move))).toBe(true);
  expect(cells).toEqual(goalOf(cells.length));
}

const solvers = new Map<string, BoardSolver>();
const solver = (rows: number, columns: number): BoardSolver => {
  const size = `${rows}×${columns}`;
  const made = solvers.get(size) ?? slidingSolver(rows, columns);
  solvers.set(size, made);
  return made;
};

for (const [rows, columns] of tableOf(
  "1 1, 1 2, 1 6, 5 1, 1 20, 20 1, 2 2, 2 3, 3 2, 4 2, 2 4, 3 3",
)) {
  it(`solves ${rows}×${columns} by as few moves as the table of all boards says`, () => {
    const solve = slidingSolver(rows, columns);
    const distance = distances(rows, columns);
    const random = new Random(rows * 10 + columns);
    for (let round = 0; round < 200; round++) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
      const moves = solve(board);
      expect(moves?.length).toBe(distance(board));
      if (moves) expectSolved(board, rows, columns, moves);
    }
    const near = goalOf(rows * columns);
    for (let round = 0; round < 50; round++) {
      slide(near, rows, columns, random.int(0, 3));
      expect(solve(near)!.length).toBe(distance(near));
    }
  });
}

for (const [rows, columns] of tableOf("2 5, 5 2, 2 6, 6 2, 3 4, 4 3")) {
  it(`solves ${rows}×${columns}, and its reflection in as many moves`, () => {
    const [solve, reflected] = [solver(rows, columns), solver(columns, rows)];
    for (const random of rounds(10)) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
      const moves = solve(board);
      if (slidingSolvable(rows, columns, board)) expectSolved(board, rows, columns, moves!);
      else expect(moves).toBeUndefined();
      const cell = (at: number) => (at % rows) * columns + Math.floor(at / rows);
      const mirror = board.map((_, at) => {
        const tile = board[cell(at)]!;
        return tile === 0
          ? 0
          : ((tile - 1) % columns) * rows + Math.floor((tile - 1) / columns) + 1;
      });
      expect(reflected(mirror)?.length).toBe(moves?.length);
    }
  });
}

it("brings the blank from the first cell to the last one on the largest sizes", () => {
  for (const [rows, columns] of tableOf("2 7, 5 3")) {
    const board = goalOf(rows * columns);
    // The way back is shortest: the blank makes no more moves than it is away.
    for (let moves = 1; moves < rows; moves++) slide(board, rows, columns, 0);
    for (let moves = 1; moves < columns; moves++) slide(board, rows, columns, 2);
    const moves = slidingSolver(rows, columns)(board)!;
    expect(moves.length).toBe(rows + columns - 2);
    expectSolved(board, rows, columns, moves);
  }
});

// All hundred are a case of problems/sliding-puzzle.
it("solves each eighth of Korf's hundred 15-puzzles by the published lengths", () => {
  const solve = slidingSolver(4, 4);
  const numbers = (name: string) =>
    readFileSync(join(__dirname, "../../../cases/sliding-puzzle", name), "utf8").split(/\s+/);
  const boards = numbers("edge-korf-100.in").slice(1);
  const lengths = numbers("edge-korf-100.out").filter((_, at) => at % 2 === 0);
  for (let at = 0; at < 100; at += 8) {
    const board = boards.slice(18 * at + 2, 18 * at + 18).map(Number);
    const moves = solve(board)!;
    expect([at + 1, moves.length]).toEqual([at + 1, Number(lengths[at])]);
    expectSolved(board, 4, 4, moves);
  }
});

it("refuses sizes that it has no tables for, and what is no board", () => {
  expect(() => slidingSolver(4, 5)).toThrow("up to 15 cells or 4×4, got 4×5");
  expect(() => slidingSolver(5, 4)).toThrow("up to 15 cells or 4×4, got 5×4");
  expect(() => slidingSolver(2, 8)).toThrow("up to 15 cells or 4×4, got 2×8");
  expect(() => slidingSolver(2, 2)([1, 2, 3, 3])).toThrow("expected each of 0 … 3 once");
  expect(() => patternSearch(3, 2, {})).toThrow("patternSearch: no groups for 3×2");
});

it("both sides must be whole and positive", () => {
  for (const side of [0, -1, 1.5, Number.NaN]) {
    for (const [rows, columns] of [
      [side, 2],
      [2, side],
    ] as const) {
      const call = () => slidingSolver(rows, columns);
      expect(call).toThrow(`slidingSolver: rows and columns from 1 on, got ${rows}×${columns}`);
    }
  }
});
