import { describe, expect, it } from "vitest";
import { blankMoves, SlidingBoard } from "./sliding-board";

describe("SlidingBoard", () => {
  it("gives the document's example in tiles and in moves of the blank", () => {
    const board = new SlidingBoard(3, 3);
    const start = board.parse("1 2 3 / 0 4 6 / 7 5 8");
    const moves = [3, 1, 3];
    expect(blankMoves(moves)).toBe("RDR");
    expect(board.tileMoves(start, moves)).toEqual(["4 left", "5 up", "8 left"]);
    expect(board.replay(start, moves).at(-1)).toEqual(board.goal());
    expect(board.show(start)).toBe("1 2 3\n. 4 6\n7 5 8");
    expect(new SlidingBoard(2, 6).show(new SlidingBoard(2, 6).goal())).toBe(
      " 1  2  3  4  5  6\n 7  8  9 10 11  .",
    );
  });

  it("has exactly the moves between neighbours, each with its way back", () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 4],
      [4, 1],
      [2, 2],
      [3, 4],
      [6, 6],
    ] as const) {
      const board = new SlidingBoard(rows, columns);
      let legal = 0;
      for (let cell = 0; cell < board.cells; cell++) {
        for (let move = 0; move < 4; move++) {
          const to = board.to[4 * cell + move]!;
          if (to < 0) continue;
          legal++;
          const rowsApart = Math.floor(to / columns) - Math.floor(cell / columns);
          const columnsApart = (to % columns) - (cell % columns);
          expect([rowsApart, columnsApart]).toEqual(
            [
              [-1, 0],
              [1, 0],
              [0, -1],
              [0, 1],
            ][move],
          );
          expect(board.to[4 * to + (move ^ 1)]).toBe(cell);
        }
      }
      expect(legal).toBe(2 * (rows * (columns - 1) + columns * (rows - 1)));
    }
  });

  it("refuses bad sizes, boards and moves", () => {
    expect(() => new SlidingBoard(6, 7)).toThrow("up to 36 cells, got 6×7");
    const board = new SlidingBoard(2, 2);
    expect(() => board.parse("1 2 3 3")).toThrow('expected each of 0 … 3 once, found "1 2 3 3"');
    expect(() => board.parse("1 2 3")).toThrow("each of 0 … 3 once");
    expect(() => board.replay(board.goal(), [0, 0])).toThrow("move 2 leaves the board");
  });
});
