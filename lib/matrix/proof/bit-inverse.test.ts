import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { bitInverse } from "../bit-inverse";
import { BitMatrix } from "../bit-matrix";

function isInverse(a: BitMatrix, b: BitMatrix): boolean {
  for (let i = 0; i < a.rows; i++) {
    for (let j = 0; j < a.rows; j++) {
      let sum = 0;
      for (let k = 0; k < a.rows; k++) sum ^= a.get(i, k) & b.get(k, j);
      if (sum !== (i === j ? 1 : 0)) return false;
    }
  }
  return true;
}

it("all matrices to 3 × 3: as many inverses as the order of GL(n, 2)", () => {
  for (const [n, order] of [
    [0, 1],
    [1, 1],
    [2, 6],
    [3, 168],
  ] as const) {
    let count = 0;
    for (let bits = 0; bits < 2 ** (n * n); bits++) {
      const matrix = new BitMatrix(n, n);
      for (let i = 0; i < n; i++) matrix.words[i] = (bits >> (i * n)) & (2 ** n - 1);
      const inverse = bitInverse(matrix);
      if (inverse === undefined) continue;
      count++;
      holdEqual(isInverse(matrix, inverse), true, bits);
    }
    expect(count).toBe(order);
  }
});

it("sizes about a word", () => {
  const random = new Random(1);
  for (const n of [31, 32, 33, 64, 65]) {
    // A shuffled unit triangle always has an inverse, and so has what sums of rows make of it.
    const matrix = new BitMatrix(n, n);
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
    order.forEach((row, i) => {
      matrix.set(row, i, 1);
      for (let j = i + 1; j < n; j++) matrix.set(row, j, random.int(0, 1));
    });
    for (let step = 0; step < 4 * n; step++) {
      const [to, from] = [random.int(0, n - 1), random.int(0, n - 1)];
      if (to !== from) matrix.xorRow(to, from);
    }
    expect(isInverse(matrix, bitInverse(matrix)!)).toBe(true);
    // With one row the sum of two others there is none.
    const [to, from, other] = random.shuffle(order) as [number, number, number];
    for (let j = 0; j < n; j++) matrix.set(to, j, matrix.get(from, j) ^ matrix.get(other, j));
    expect(bitInverse(matrix)).toBeUndefined();
  }
});
