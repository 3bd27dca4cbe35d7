import { expect, test } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { GridSearch } from "../grid-search";
import { endlessKnightDistance, knightDistance } from "../knight-distance";
import { leaperMoves } from "../leaper-moves";

test("all pairs of cells on all boards to 9 × 9", () => {
  for (let rows = 1; rows <= 9; rows++)
    for (let columns = 1; columns <= 9; columns++) allPairs(rows, columns, 1);
});

test("thin boards: from some cells on, to 80 columns, both ways round", () => {
  for (let rows = 1; rows <= 4; rows++) {
    for (const columns of [61, 80]) allPairs(rows, columns, 17);
    allPairs(70, rows, 23);
  }
});

test("larger boards from corners and the middle", () => {
  for (const [rows, columns] of tableOf("5 30, 30 30, 6 27, 17 5"))
    allPairs(rows, columns, Math.floor((rows * columns) / 6));
});

test("to 10^18: the shapes of the formula, thin boards by their own growth", () => {
  const n = 10n ** 18n;
  expect(knightDistance(n, n, [0n, 0n], [n - 1n, n - 1n])).toBe(666_666_666_666_666_666n);
  expect(knightDistance(n, n, [0, 0], [1, 1])).toBe(4n);
  expect(knightDistance(n, n, [n - 1n, 0n], [n - 2n, 1n])).toBe(4n);
  expect(knightDistance(n, n, [5, 5], [6, 6])).toBe(2n);
  expect(knightDistance(5, n, [0, 0], [0, n - 1n])).toBe(500_000_000_000_000_001n);
  for (let rows = 2; rows <= 4; rows++) {
    for (let column = 60; column < 64; column++) {
      const near = knightDistance(rows, 200, [0, 0], [rows - 1, column]);
      const far = knightDistance(rows, n, [0, 0], [rows - 1, 4n * 10n ** 16n + BigInt(column)]);
      expect(far).toBe(near < 0n ? -1n : near + 2n * 10n ** 16n);
      const [a, b] = [200n - BigInt(column), n - BigInt(column)];
      const atEnd = knightDistance(rows, 200, [0, a], [rows - 1, 199]);
      expect(knightDistance(rows, n, [0, b], [rows - 1, n - 1n])).toBe(atEnd);
    }
  }
  expect(endlessKnightDistance(-1n, 0n)).toBe(3n);
});

test("numbers and big integers give the same, up to 2^53", () => {
  for (const random of rounds(1200)) {
    const most = random.pick([2 ** 8, 2 ** 31, 2 ** 31 + 1, 2 ** 53 - 1]);
    const [rows, columns] = [random.int(5, most), random.int(5, most)];
    const cell = () => {
      const at = (side: number) => random.pick([0, 1, side - 2, side - 1, random.int(0, side - 1)]);
      return [at(rows), at(columns)] as const;
    };
    const [from, to] = [cell(), cell()];
    const [a, b] = [from, to].map(([row, column]) => [BigInt(row), BigInt(column)] as const);
    const moves = knightDistance(BigInt(rows), BigInt(columns), a!, b!);
    expect(knightDistance(rows, columns, from, to)).toBe(moves);
  }
});

test("boards and cells that do not exist", () => {
  expect(() => knightDistance(0, 3, [0, 0], [0, 0])).toThrow("bad board of 0 × 3");
  expect(() => knightDistance(3, 0, [0, 0], [0, 0])).toThrow("bad board of 3 × 0");
  for (const side of [3, 9, 9n]) {
    for (const [row, column] of [
      [-1, 0],
      [0, -1],
      [Number(side), 0],
      [0, Number(side)],
    ] as const) {
      const board = () => knightDistance(side, side, [row, column], [0, 0]);
      expect(board).toThrow(`(${row},${column}) or (0,0) is not on ${side} × ${side}`);
      const other = () => knightDistance(side, side, [0, 0], [row, column]);
      expect(other).toThrow(`(0,0) or (${row},${column}) is not on ${side} × ${side}`);
    }
    for (const off of [-1, Number(side)]) {
      const both = () => knightDistance(side, side, [off, off], [off, off]);
      expect(both).toThrow(`(${off},${off}) or (${off},${off}) is not on ${side} × ${side}`);
    }
  }
});

function allPairs(rows: number, columns: number, every: number): void {
  for (let from = 0; from < rows * columns; from += every) {
    const search = new GridSearch(rows, columns, leaperMoves(1, 2), [from]);
    const start = [Math.floor(from / columns), from % columns] as const;
    for (let to = 0; to < rows * columns; to++) {
      const end = [Math.floor(to / columns), to % columns] as const;
      const moves = knightDistance(rows, columns, start, end);
      const where = () => [rows, columns, start, end];
      if (to % 3 === 0) holdEqual(knightDistance(BigInt(rows), columns, start, end), moves, where);
      holdEqual(Number(moves), search.distance(to), where);
    }
  }
}
