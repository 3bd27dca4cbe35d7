import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { bitEchelon } from "./bit-echelon";
import { BitMatrix } from "./bit-matrix";

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
  for (let step = 0; step < 600; step++) {
    const columns = random.pick([1, 2, 3, 4, 32, 33, 40]);
    const matrix = new BitMatrix(random.int(0, 6), columns);
    // Few columns that are not empty, about the ends of the words.
    for (let i = 0; i < matrix.rows; i++) {
      for (const j of [0, 1, 2, 30, 31, 32, 39]) {
        if (j < columns) matrix.set(i, j, random.int(0, 1));
      }
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

it("seeks pivots in the first columns only, and refuses a limit outside", () => {
  const matrix = new BitMatrix(2, 3);
  matrix.set(0, 2, 1);
  matrix.set(1, 1, 1);
  expect([...bitEchelon(matrix, { columns: 2 })]).toEqual([1]);
  expect(rowsOf(matrix)).toEqual(["010", "001"]);
  for (const columns of [-1, 4, 0.5, Number.NaN]) {
    expect(() => bitEchelon(matrix, { columns })).toThrow(
      /^bitEchelon: columns must be in \[0, 3\]/,
    );
  }
});
