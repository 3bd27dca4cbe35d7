import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { slidingSolvable } from "../sliding-solvable";
import { patternSearch, slidingSolver } from "../sliding-solver";

/** Distances to the goal of every reachable board, by BFS on strings. */
function twin(rows: number, columns: number): Map<string, number> {
  const cells = rows * columns;
  const goal = Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
  const distance = new Map([[goal.join(), 0]]);
  for (const [key, moves] of distance) {
    const board = key.split(",");
    for (let move = 0; move < 4; move++) {
      const next = [...board];
      if (!slide(next, rows, columns, move)) continue;
      if (!distance.has(next.join())) distance.set(next.join(), moves + 1);
    }
  }
  return distance;
}

/** Moves the blank; false when it would leave the board. */
function slide<T extends string | number>(
  board: T[],
  rows: number,
  columns: number,
  move: number,
): boolean {
  const blank = board.findIndex((tile) => Number(tile) === 0);
  const [row, column] = [Math.floor(blank / columns), blank % columns];
  if (![row > 0, row < rows - 1, column > 0, column < columns - 1][move]) return false;
  const other = blank + [-columns, columns, -1, 1][move]!;
  [board[blank], board[other]] = [board[other]!, board[blank]!];
  return true;
}

function expectSolved(board: number[], rows: number, columns: number, moves: Uint8Array): void {
  const cells = [...board];
  for (const move of moves) expect(slide(cells, rows, columns, move)).toBe(true);
  expect(cells).toEqual(cells.map((_, cell) => (cell + 1) % cells.length));
}

describe("slidingSolver", () => {
  for (const [rows, columns] of [
    [1, 1],
    [1, 2],
    [1, 6],
    [5, 1],
    [1, 20],
    [20, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [4, 2],
    [2, 4],
    [3, 3],
  ] as const) {
    it(`solves ${rows}×${columns} by as few moves as a plain search`, () => {
      const solve = slidingSolver(rows, columns);
      const distance = twin(rows, columns);
      const random = new Random(rows * 10 + columns);
      for (let round = 0; round < 200; round++) {
        const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
        const moves = solve(board);
        expect(moves?.length).toBe(distance.get(board.join()));
        if (moves) expectSolved(board, rows, columns, moves);
      }
      for (const [key, length] of [...distance].slice(0, 50)) {
        expect(solve(key.split(",").map(Number))!.length).toBe(length);
      }
    });
  }

  for (const [rows, columns] of [
    [2, 5],
    [5, 2],
    [2, 6],
    [6, 2],
    [3, 4],
    [4, 3],
  ] as const) {
    it(`solves ${rows}×${columns}, and its reflection in as many moves`, () => {
      const [solve, reflected] = [slidingSolver(rows, columns), slidingSolver(columns, rows)];
      const random = new Random(1);
      for (let round = 0; round < 10; round++) {
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
    for (const [rows, columns] of [
      [2, 7],
      [3, 5],
      [5, 3],
    ] as const) {
      const cells = rows * columns;
      const board = Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
      // The way back is shortest: the blank makes no more moves than it is away.
      for (let moves = 1; moves < rows; moves++) slide(board, rows, columns, 0);
      for (let moves = 1; moves < columns; moves++) slide(board, rows, columns, 2);
      const moves = slidingSolver(rows, columns)(board)!;
      expect(moves.length).toBe(rows + columns - 2);
      expectSolved(board, rows, columns, moves);
    }
  });

  // All hundred are a case of problems/sliding-puzzle.
  it("solves each fourth of Korf's hundred 15-puzzles by the published lengths", () => {
    const solve = slidingSolver(4, 4);
    const numbers = (name: string) =>
      readFileSync(join(__dirname, "../../../cases/sliding-puzzle", name), "utf8").split(/\s+/);
    const boards = numbers("edge-korf-100.in").slice(1);
    const lengths = numbers("edge-korf-100.out").filter((_, at) => at % 2 === 0);
    for (let at = 0; at < 100; at += 4) {
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
    expect(() => patternSearch(3, 2, {})).toThrow("patternSearch: no groups for 3×2");
    expect(() => slidingSolver(0, 5)).toThrow("rows and columns from 1 on, got 0×5");
    expect(() => slidingSolver(2, 2)([1, 2, 3, 3])).toThrow("each of 0 … 3 once");
  });
});

it("both sides must be whole and positive", () => {
  for (const side of [0, -1, 1.5, Number.NaN]) {
    for (const [rows, columns] of [
      [side, 2],
      [2, side],
    ] as const) {
      expect(() => slidingSolver(rows, columns)).toThrow(
        `slidingSolver: rows and columns from 1 on, got ${rows}×${columns}`,
      );
    }
  }
});
