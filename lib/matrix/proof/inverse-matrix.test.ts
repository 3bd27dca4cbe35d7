import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { inverseMatrix } from "../inverse-matrix";
import { Matrix } from "../matrix";
import { expanded } from "./determinant.twin";

it("times the matrix is the identity, and it is there if the determinant is not 0", () => {
  const random = new Random(1);
  let inverted = 0;
  for (let step = 0; step < 500; step++) {
    const p = random.pick([2, 3, 5, 998244353, 1000000007]);
    const n = random.int(0, 5);
    const low = random.int(0, 2) ? 0 : Math.max(0, p - 2);
    const values = Int32Array.from({ length: n * n }, () => random.int(low, p - 1));
    const matrix = new Matrix(n, n, values);
    const rows = Array.from({ length: n }, (_, i) => [...matrix.row(i)].map(BigInt));
    const inverse = inverseMatrix(matrix, new Mod(p));
    expect(inverse === undefined).toBe(expanded(rows) % BigInt(p) === 0n);
    if (inverse === undefined) continue;
    inverted++;
    rows.forEach((row, i) => {
      row.forEach((_, j) => {
        const sum = row.reduce((total, x, k) => total + x * BigInt(inverse.get(k, j)), 0n);
        expect(sum % BigInt(p)).toBe(i === j ? 1n : 0n);
      });
    });
  }
  expect(inverted).toBeGreaterThan(300);
});
