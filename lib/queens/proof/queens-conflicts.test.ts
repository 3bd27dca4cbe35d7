import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { firstQueensConflict, isQueensPlacement, queensConflicts } from "../queens-conflicts";
import { queensPlacement } from "../queens-placement";

/** All pairs, straight from the rule. */
function naive(rows: ArrayLike<number>): [number, number][] {
  const pairs: [number, number][] = [];
  for (let j = 0; j < rows.length; j++) {
    for (let i = 0; i < j; i++)
      if (rows[i] === rows[j] || Math.abs(rows[i]! - rows[j]!) === j - i) pairs.push([i, j]);
  }
  return pairs;
}

function expectAll(rows: ArrayLike<number>): void {
  const pairs = naive(rows);
  expect(queensConflicts(rows)).toBe(pairs.length);
  expect(isQueensPlacement(rows)).toBe(pairs.length === 0);
  const fromOne = Array.from(rows, (row) => row + 1);
  expect(isQueensPlacement(fromOne, 1)).toBe(pairs.length === 0);
  expect(firstQueensConflict(rows)).toEqual(pairs[0]);
}

it("agrees with all pairs on every board to n = 5", () => {
  for (let n = 0; n <= 5; n++) {
    for (let board = 0; board < n ** n; board++)
      expectAll(Array.from({ length: n }, (_, column) => Math.floor(board / n ** column) % n));
  }
});

it("agrees with all pairs on random boards", () => {
  const random = new Random(1);
  for (let n = 1; n <= 80; n++) {
    expectAll(Int32Array.from({ length: n }, () => random.int(0, n - 1)));
    expectAll(random.shuffle(Int32Array.from({ length: n }, (_, column) => column)));
  }
});

it("counts a full row beyond 2^31 pairs", () =>
  expect(queensConflicts(new Int32Array(100_000))).toBe((100_000 * 99_999) / 2));

it("reports a row off the board", () => {
  for (const row of [-1, 3, 0.5, Number.NaN]) {
    const message = `queensConflicts: row of column 1 must be in [0, 3), got ${row}`;
    expect(() => queensConflicts([0, row, 2])).toThrow(message);
    expect(() => firstQueensConflict([0, row, 2])).toThrow(message);
    expect(isQueensPlacement([0, row, 2])).toBe(false);
    expect(isQueensPlacement([1, row + 1, 3], 1)).toBe(false);
  }
});

it("isQueensPlacement sees one queen off the board, or on another row, at any place", () => {
  for (const n of [4, 5, 8, 31, 32, 33, 40, 64, 65, 100]) {
    const rows = [...queensPlacement(n)!];
    expect(isQueensPlacement(rows)).toBe(true);
    expect(naive(rows)).toEqual([]);
    for (let column = 0; column < n; column++) {
      for (const row of [-1, n, n + 1, 2 * n, 2 ** 32, 0.5, Number.NaN])
        expect(isQueensPlacement(rows.with(column, row)), `${n}: ${column}, ${row}`).toBe(false);
      for (let row = 0; row < n; row++)
        expect(isQueensPlacement(rows.with(column, row))).toBe(row === rows[column]);
    }
  }
});

it("isQueensPlacement counts from another first row: those before it are off the board", () => {
  const rows = [...queensPlacement(8)!];
  expect(isQueensPlacement(rows, 1)).toBe(false);
  expect(
    isQueensPlacement(
      rows.map((row) => row - 3),
      -3,
    ),
  ).toBe(true);
});
