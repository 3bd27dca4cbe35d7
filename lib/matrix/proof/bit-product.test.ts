import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { BitMatrix } from "../bit-matrix";
import { bitProduct } from "../bit-product";

function randomBits(random: Random, rows: number, columns: number): BitMatrix {
  const matrix = new BitMatrix(rows, columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) matrix.set(i, j, random.int(0, 1));
  }
  return matrix;
}

it("agrees with products entry by entry, also beyond 1024 columns", () => {
  const random = new Random(1);
  const size = () => random.pick([0, 1, 2, 7, 8, 9, 31, 32, 33, 65]);
  const sizes = Array.from({ length: 150 }, () => [size(), size(), size()] as const);
  for (const [n, m, k] of [...sizes, [3, 70, 1025], [9, 33, 2100], [2, 8, 1024]] as const) {
    const a = randomBits(random, n, m);
    const b = randomBits(random, m, k);
    const product = bitProduct(a, b);
    expect([product.rows, product.columns]).toEqual([n, k]);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < k; j++) {
        let sum = 0;
        for (let at = 0; at < m; at++) sum ^= a.get(i, at) & b.get(at, j);
        holdEqual(product.get(i, j), sum, [i, j]);
      }
    }
  }
});
