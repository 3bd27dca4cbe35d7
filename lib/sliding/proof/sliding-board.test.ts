import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { blankMoves, reflected, SlidingBoard } from "../sliding-board";

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
  for (const [rows, columns] of tableOf("1 1, 1 4, 4 1, 2 2, 3 4, 6 6")) {
    const board = new SlidingBoard(rows, columns);
    let legal = 0;
    for (let cell = 0; cell < board.cells; cell++) {
      for (let move = 0; move < 4; move++) {
        const to = board.to[4 * cell + move]!;
        if (to < 0) {
          expect(to).toBe(-1);
          continue;
        }
        legal++;
        const rowsApart = Math.floor(to / columns) - Math.floor(cell / columns);
        const columnsApart = (to % columns) - (cell % columns);
        expect([rowsApart, columnsApart]).toEqual(tableOf("-1 0, 1 0, 0 -1, 0 1")[move]);
        expect(board.to[4 * to + (move ^ 1)]).toBe(cell);
      }
    }
    expect(board.to.length).toBe(4 * rows * columns);
    expect(legal).toBe(2 * (rows * (columns - 1) + columns * (rows - 1)));
  }
});

it("reads numbers between blanks, lines, commas and slashes in any number", () => {
  const board = new SlidingBoard(2, 2);
  const texts = ["1 2 3 0", "  1, 2\n3 //0 \n", "1,2,3,0"];
  for (const text of texts) expect([...board.parse(text)]).toEqual([1, 2, 3, 0]);
  for (const text of [
    ...["", "1 2 3", "1 2 3 3", "1 2 3 0 0", "1 2 3 0 4", "1 2 3 4", "1 2 3 x", "1 2 3 0.5"],
  ]) {
    const call = () => board.parse(` ${text}\n`);
    expect(call).toThrow(new Error(`expected each of 0 … 3 once, found "${text}"`));
  }
});

it("replays moves onto every cell, the first too, and back", () => {
  const board = new SlidingBoard(3, 4);
  const round = [0, 0, 2, 2, 2, 1, 1, 3, 3, 3];
  const boards = board.replay(board.goal(), round);
  expect(boards.length).toBe(round.length + 1);
  expect(boards.map((tiles) => tiles.indexOf(0))).toEqual([11, 7, 3, 2, 1, 0, 4, 8, 9, 10, 11]);
  const back = round.map((move) => move ^ 1).reverse();
  expect(board.replay(boards.at(-1)!, back).at(-1)).toEqual(board.goal());
});

it("a reflected board moves as the board does, rows for columns", () => {
  const [U, D, L, R] = [0, 1, 2, 3];
  const other = [L, R, U, D];
  const [board, turned] = [new SlidingBoard(2, 3), new SlidingBoard(3, 2)];
  expect([...reflected([1, 2, 3, 4, 5, 0], 2, 3)]).toEqual([1, 2, 3, 4, 5, 0]);
  expect([...reflected([2, 1, 3, 4, 0, 5], 2, 3)]).toEqual([3, 2, 1, 0, 5, 4]);
  const moves = [U, L, D, L, U, R];
  const boards = board.replay(board.goal(), moves);
  const turnedMoves = moves.map((move) => other[move]!);
  const expected = turned.replay(turned.goal(), turnedMoves);
  expect(boards.map((tiles) => reflected(tiles, 2, 3))).toEqual(expected);
  for (const tiles of boards) expect(reflected(reflected(tiles, 2, 3), 3, 2)).toEqual(tiles);
});
