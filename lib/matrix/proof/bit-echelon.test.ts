import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { bitEchelon } from "../bit-echelon";
import { BitMatrix } from "../bit-matrix";

const rowsOf = (matrix: BitMatrix) =>
  Array.from({ length: matrix.rows }, (_, i) =>
    Array.from({ length: matrix.columns }, (__, j) => matrix.get(i, j)).join(""),
  );

/** All sums of rows. */
function rowSpace(lines: readonly string[]): Set<bigint> {
  let space = new Set([0n]);
  for (const line of lines) {
    const row = BigInt(`0b0${line}`);
    space = new Set([...space, ...[...space].map((vector) => vector ^ row)]);
  }
  return space;
}

it("the form is right and the row space stays", () => {
  const random = new Random(1);
  for (let step = 0; step < 300; step++) {
    const columns = random.pick([1, 2, 3, 4, 32, 33, 40]);
    const matrix = new BitMatrix(random.int(0, 6), columns);
    // Few columns that are not empty, about the ends of the words.
    for (let i = 0; i < matrix.rows; i++) {
      for (const j of [0, 1, 2, 30, 31, 32, 39])
        if (j < columns) matrix.set(i, j, random.int(0, 1));
    }
    const before = rowSpace(rowsOf(matrix));
    const reduced = step % 2 === 0;
    const pivots = bitEchelon(matrix, { reduced });
    const lines = rowsOf(matrix);
    expect(rowSpace(lines)).toEqual(before);
    expect(2 ** pivots.length).toBe(before.size);
    lines.forEach((line, i) => {
      expect(line.indexOf("1")).toBe(pivots[i] ?? -1);
      if (!reduced || i >= pivots.length) return;
      expect(lines.filter((other) => other[pivots[i]!] === "1").length).toBe(1);
    });
  }
});

/** Gauss and Jordan, column by column; the last column is the lowest bit. */
function reducedRows(lines: readonly string[], columns: number): string[] {
  const rows = lines.map((line) => BigInt(`0b${line}`));
  let top = 0;
  for (let bit = BigInt(columns - 1); bit >= 0n; bit--) {
    const pivot = rows.findIndex((row, i) => i >= top && ((row >> bit) & 1n) === 1n);
    if (pivot < 0) continue;
    const row = rows[pivot]!;
    rows[pivot] = rows[top]!;
    rows[top] = row;
    rows.forEach((other, i) => {
      if (i !== top && ((other >> bit) & 1n) === 1n) rows[i] = other ^ row;
    });
    top++;
  }
  return rows.map((row) => row.toString(2).padStart(columns, "0"));
}

it("agrees with Gauss and Jordan on many blocks, of full and of low rank", () => {
  const random = new Random(2);
  for (let step = 0; step < 60; step++) {
    const columns = random.int(1, 100);
    const matrix = new BitMatrix(random.int(1, 70), columns);
    const isSparse = step % 3 === 0;
    for (let i = 0; i < matrix.rows; i++) {
      for (let j = 0; j < columns; j++)
        matrix.set(i, j, +(random.int(0, isSparse ? columns : 1) === 1));
      if (step % 3 === 1 && i > 5) matrix.xorRow(i, random.int(0, i - 1));
      if (step % 5 === 1 && i > 9) {
        for (let j = 0; j < columns; j++) matrix.set(i, j, matrix.get(i % 9, j));
      }
    }
    const expected = reducedRows(rowsOf(matrix), columns);
    const plain = matrix.clone();
    const rank = expected.filter((row) => row.includes("1")).length;
    expect(bitEchelon(matrix, { reduced: true }).length).toBe(rank);
    expect(rowsOf(matrix)).toEqual(expected);
    bitEchelon(plain);
    const firsts = rowsOf(plain).map((row) => row.indexOf("1"));
    expect(firsts).toEqual(expected.map((row) => row.indexOf("1")));
    expect(reducedRows(rowsOf(plain), columns)).toEqual(expected);
  }
});

it("leaves what stands above a pivot, if not asked to clear it", () => {
  const matrix = BitMatrix.identity(2);
  matrix.set(0, 1, 1);
  bitEchelon(matrix);
  expect(rowsOf(matrix)).toEqual(["11", "01"]);
});

it("seeks pivots in the first columns only, and refuses a limit outside", () => {
  const matrix = new BitMatrix(2, 3);
  matrix.set(0, 2, 1);
  matrix.set(1, 1, 1);
  expect([...bitEchelon(matrix, { columns: 2 })]).toEqual([1]);
  expect(rowsOf(matrix)).toEqual(["010", "001"]);
  const wide = new BitMatrix(1, 70);
  wide.set(0, 40, 1);
  expect(bitEchelon(wide, { columns: 40 }).length).toBe(0);
  expect([...bitEchelon(wide, { columns: 41 })]).toEqual([40]);
  for (const columns of [-1, 4, 0.5, Number.NaN]) {
    const call = () => bitEchelon(matrix, { columns });
    expect(call).toThrow(/^bitEchelon: columns must be in \[0, 3\]/);
  }
});

it("stops at the first column without a pivot, where that is asked", () => {
  const pivots = (rows: number[][]) => {
    const matrix = new BitMatrix(rows.length, 40);
    rows.forEach((columns, i) => {
      for (const j of columns) matrix.set(i, j, 1);
    });
    return [...bitEchelon(matrix, { stopsAtGap: true })];
  };
  expect(pivots([[0, 39], [0, 1], [3]])).toEqual([0, 1]);
  expect(pivots([[2], [1], [0]])).toEqual([0, 1, 2]);
  const diagonal = Array.from({ length: 40 }, (_, i) => [39 - i]);
  expect(pivots(diagonal).length).toBe(40);
  expect(pivots(diagonal.filter((_, i) => i !== 5)).length).toBe(34);
});
