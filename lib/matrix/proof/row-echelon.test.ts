import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { Matrix } from "../matrix";
import { addRow, rowEchelon } from "../row-echelon";
import { expanded } from "./determinant.twin";

/** All combinations of the rows, as texts: the row space. */
function rowSpace(matrix: Matrix, p: number): Set<string> {
  let space = [new Array<number>(matrix.columns).fill(0)];
  for (let i = 0; i < matrix.rows; i++) {
    const row = matrix.row(i);
    const factors = Array.from({ length: p }, (_, factor) => factor);
    space = factors.flatMap((factor) =>
      space.map((vector) => vector.map((x, j) => (x + factor * row[j]!) % p)),
    );
    space = [...new Map(space.map((vector) => [vector.join(), vector])).values()];
  }
  return new Set(space.map((vector) => vector.join()));
}

it("the form is right and the row space stays", () => {
  const random = new Random(1);
  for (let step = 0; step < 300; step++) {
    const p = random.pick([2, 3, 5, 7]);
    const matrix = new Matrix(random.int(0, 4), random.int(1, 6));
    for (let at = 0; at < matrix.values.length; at++)
      if (random.int(0, 2) > 0) matrix.values[at] = random.int(0, p - 1);
    const before = rowSpace(matrix, p);
    const reduced = step % 2 === 0;
    const square = Array.from({ length: matrix.rows }, (_, i) => [...matrix.row(i)].map(BigInt));
    const { pivots, pivotProduct } = rowEchelon(matrix, new Mod(p), { reduced });
    if (matrix.rows === matrix.columns && pivots.length === matrix.rows)
      expect((expanded(square) - BigInt(pivotProduct)) % BigInt(p)).toBe(0n);
    expect(rowSpace(matrix, p)).toEqual(before);
    expect(p ** pivots.length).toBe(before.size);
    for (let i = 0; i < matrix.rows; i++) {
      const first = matrix.row(i).findIndex((value) => value !== 0);
      expect(first).toBe(i < pivots.length ? pivots[i] : -1);
      if (first < 0) continue;
      expect(matrix.get(i, first)).toBe(1);
      for (let above = 0; reduced && above < i; above++) expect(matrix.get(above, first)).toBe(0);
    }
    expect([...pivots]).toEqual([...pivots].sort((a, b) => a - b));
  }
});

it("seeks pivots in the first columns only", () => {
  const matrix = new Matrix(2, 3, Int32Array.of(0, 0, 3, 0, 2, 1));
  expect([...rowEchelon(matrix, new Mod(5), { columns: 2 }).pivots]).toEqual([1]);
  expect([...matrix.values]).toEqual([0, 1, 3, 0, 0, 3]);
});

it("leaves what stands above a pivot, if not asked to clear it", () => {
  const matrix = new Matrix(2, 2, Int32Array.of(1, 1, 0, 1));
  rowEchelon(matrix, new Mod(5));
  expect([...matrix.values]).toEqual([1, 1, 0, 1]);
});

it("addRow agrees with BigInt beside multiples of the modulus", () => {
  const random = new Random(3);
  for (const m of [1, 2, 3, 998244353, 2 ** 30 - 1]) {
    for (let step = 0; step < 800; step++) {
      const near = (limit: number) =>
        random.int(0, 1) ? m - 1 - random.int(0, limit) : random.int(0, m - 1);
      const pick = () => Math.max(0, near(Math.min(3, m - 1)));
      const [before, value, factor] = [pick(), pick(), pick()];
      const values = Int32Array.of(before, before, value, value);
      addRow(values, 0, 2, 1, factor, m);
      const sum = Number((BigInt(before) + BigInt(value) * BigInt(factor)) % BigInt(m));
      const expected = [sum, before, value, value];
      holdEqual(values.join(), expected.join());
    }
  }
});

it("refuses what it cannot take", () => {
  const matrix = new Matrix(1, 2, Int32Array.of(2, 3));
  const call = () => rowEchelon(matrix, new Mod(3));
  expect(call).toThrow(/^rowEchelon: expected residues in \[0, 3\)/);
  expect(() => rowEchelon(matrix, new Mod(4))).toThrow("Mod.inverse: 2 has no inverse modulo 4");
});
