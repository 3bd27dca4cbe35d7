import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { type SparseMatrix, sparseDeterminant } from "../sparse-determinant";
import { expanded } from "./determinant.twin";

const P = 998244353n;

it("agrees with the sum over all permutations", () => {
  const random = new Random(1);
  let singular = 0;
  for (let step = 0; step < 600; step++) {
    const n = random.int(0, 6);
    const dense = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
    const [rows, columns, values]: [number[], number[], number[]] = [[], [], []];
    for (let e = random.int(0, n * n); e > 0 && n > 0; e--) {
      const [i, j] = [random.int(0, n - 1), random.int(0, n - 1)];
      const value = random.int(0, random.pick([1, Number(P) - 1]));
      dense[i]![j]! += BigInt(value);
      rows.push(i);
      columns.push(j);
      values.push(value);
    }
    for (let i = 0; i < n && step % 2 === 0; i++) {
      dense[i]![i]! += 1n;
      rows.push(i);
      columns.push(i);
      values.push(1);
    }
    const wanted = ((expanded(dense) % P) + P) % P;
    if (wanted === 0n) singular++;
    const matrix: SparseMatrix = {
      n,
      rows: Int32Array.from(rows),
      columns: Int32Array.from(columns),
      values: Int32Array.from(values),
    };
    expect(BigInt(sparseDeterminant(matrix, step))).toBe(wanted);
  }
  expect(singular).toBeGreaterThan(50);
});

it("random numbers by which a run fails", () => {
  // Found by search: two of the first 60 factors are equal; a draw is 1 modulo P - 1;
  // a draw is P - 1 modulo P + 1.
  for (const seed of [754601, 4940783, 27055310]) {
    const places = Int32Array.from({ length: 60 }, (_, i) => i);
    const identity = { n: 60, rows: places, columns: places, values: new Int32Array(60).fill(1) };
    expect(sparseDeterminant(identity, seed)).toBe(1);
  }
});

it("takes the largest size", () => {
  const none = new Int32Array(0);
  const largest = { n: 2 ** 24, rows: none, columns: none, values: none };
  expect(withoutArrays(() => sparseDeterminant(largest))).toThrow("an array");
});

it("refuses what it cannot take", () => {
  const one = Int32Array.of(1);
  const call =
    (n: number, i: number, value = 1) =>
    () =>
      sparseDeterminant({ n, rows: one, columns: Int32Array.of(i), values: Int32Array.of(value) });
  for (const n of [-1, 0.5, Number.NaN, 2 ** 24 + 1])
    expect(call(n, 0)).toThrow(/^sparseDeterminant: n must/);
  expect(call(2, 2)).toThrow("sparseDeterminant: no place (1, 2) in 2 × 2");
  expect(call(1, 0)).toThrow("sparseDeterminant: no place (1, 0) in 1 × 1");
  expect(call(2, -1)).toThrow("sparseDeterminant: no place");
  expect(call(2, 1, -1)).toThrow("sparseDeterminant: expected residues, got -1 at 0");
  expect(call(2, 1, Number(P))).toThrow("sparseDeterminant: expected residues, got 998244353 at 0");
  const short = { n: 2, rows: one, columns: new Int32Array(0), values: one };
  expect(() => sparseDeterminant(short)).toThrow(/different lengths/);
  const shorter = { ...short, rows: short.columns, columns: one };
  expect(() => sparseDeterminant(shorter)).toThrow(/different lengths/);
});
