import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { hafnian } from "../hafnian";
import { Matrix } from "../matrix";
import { allMatchings } from "./hafnian.twin";

it("is 0 for odd sizes, 1 for none, and does not read the diagonal", () => {
  expect(hafnian(new Matrix(0, 0))).toBe(1);
  expect(hafnian(new Matrix(3, 3, new Int32Array(9).fill(1)))).toBe(0);
  for (const random of rounds(20)) {
    const n = 2 * random.int(1, 4);
    const matrix = new Matrix(n, n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        const value = random.int(0, 998244352);
        matrix.set(i, j, value);
        matrix.set(j, i, value);
      }
    }
    const rows = Array.from({ length: n }, (_, i) => [...matrix.row(i)].map(BigInt));
    const all = allMatchings(
      rows.map((_, i) => i),
      rows,
    );
    expect(hafnian(matrix)).toBe(Number(all % 998244353n));
  }
});

it("counts the matchings of a complete graph", () =>
  expect(hafnian(new Matrix(16, 16, new Int32Array(256).fill(1)))).toBe(2027025));

it("refuses what it cannot take", () =>
  expect(() => hafnian(new Matrix(42, 42))).toThrow("hafnian: expected at most 40 rows, got 42"));
