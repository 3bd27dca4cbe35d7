import { expect, it } from "vitest";
import { sparseDeterminant } from "../sparse-determinant";

const P = 998244353n;

it("random numbers by which a run fails", () => {
  // Found by search: two of the first 60 factors are equal; a draw is 1 modulo P - 1;
  // a draw is P - 1 modulo P + 1.
  for (const seed of [754601, 4940783, 27055310]) {
    const places = Int32Array.from({ length: 60 }, (_, i) => i);
    const identity = { n: 60, rows: places, columns: places, values: new Int32Array(60).fill(1) };
    expect(sparseDeterminant(identity, seed)).toBe(1);
  }
});

it("takes the largest size, and no rows", () => {
  const none = new Int32Array(0);
  expect(sparseDeterminant({ n: 0, rows: none, columns: none, values: none })).toBe(1);
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
