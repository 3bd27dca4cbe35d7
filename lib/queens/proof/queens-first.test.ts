import { expect, it } from "vitest";
import { isQueensPlacement } from "../queens-conflicts";
import { queensFirst } from "../queens-first";

// https://oeis.org/A141843, rows 4 to 12
const A141843 = [
  [2, 4, 1, 3],
  [1, 3, 5, 2, 4],
  [2, 4, 6, 1, 3, 5],
  [1, 3, 5, 7, 2, 4, 6],
  [1, 5, 8, 6, 3, 7, 2, 4],
  [1, 3, 6, 8, 2, 4, 9, 7, 5],
  [1, 3, 6, 8, 10, 5, 9, 2, 4, 7],
  [1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10],
  [1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4],
];

/** Plain search in order, with a set of the lines that are taken. */
function naive(n: number): number[] {
  const rows: number[] = [];
  const taken = new Set<string>();
  const keys = (row: number, column: number) => [`r${row}`, `s${row + column}`, `d${row - column}`];
  let row = 0;
  while (rows.length < n) {
    while (row < n && keys(row, rows.length).some((key) => taken.has(key))) row++;
    if (row < n) {
      for (const key of keys(row, rows.length)) taken.add(key);
      rows.push(row);
      row = 0;
    } else {
      row = rows.pop()!;
      for (const key of keys(row, rows.length)) taken.delete(key);
      row++;
    }
  }
  return rows;
}

it("gives the rows of OEIS A141843", () => {
  for (const rows of A141843)
    expect(Array.from(queensFirst(rows.length)!, (row) => row + 1)).toEqual(rows);
  expect([...queensFirst(1)!]).toEqual([0]);
  expect(queensFirst(2)).toBeUndefined();
  expect(queensFirst(3)).toBeUndefined();
});

it("agrees with plain search, whatever the oracle's budget", () => {
  for (const n of [4, 5, 6, 7, 8, 9, 10, 13, 16, 19, 25]) {
    const first = naive(n);
    expect(isQueensPlacement(first)).toBe(true);
    for (const budget of [0, 1, 10, 1000, 1e6]) {
      if (budget < 10 && n > 16) continue;
      expect([...queensFirst(n, budget)!], `n = ${n}, budget ${budget}`).toEqual(first);
    }
  }
});

// By plain bit masks in C++, without any oracle: scripts/bench/cpp/queens/queens-first.cpp; the bench beside
// this file holds n = 28 to 33 and 35 against it.
it.each([
  [28, "1 3 5 2 4 9 11 13 15 17 23 25 22 28 26 24 27 7 12 16 18 8 10 14 20 6 21 19"],
  [29, "1 3 5 2 4 9 11 13 15 6 20 24 26 21 29 27 25 28 8 12 7 16 10 17 22 14 18 23 19"],
  [31, "1 3 5 2 4 9 11 13 15 6 18 23 26 28 31 25 27 30 7 17 29 14 10 8 20 12 16 19 22 24 21"],
  [
    35,
    "1 3 5 2 4 9 11 13 15 6 8 19 24 26 31 29 32 35 33 28 30 17 7 34 10 18 16 14 12 20 25 23 21 27 22",
  ],
])("finds n = %i as plain search in C++ does", (n, rows) => {
  expect(Array.from(queensFirst(n)!, (row) => row + 1).join(" ")).toBe(rows);
});

it("has no queen to place on the empty board", () =>
  expect(queensFirst(0)).toEqual(new Int32Array(0)));
