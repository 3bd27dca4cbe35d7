import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { tableOf } from "../../io/proof/rows-of";
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
  for (const [n, order] of tableOf("0 1, 1 1, 2 6, 3 168")) {
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
