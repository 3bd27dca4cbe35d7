import { expect, it } from "vitest";
import { cyclicConvolution } from "../cyclic-convolution";

it("every size modulo small primes", () => {
  for (const p of [2, 3, 5, 7, 13]) {
    for (let size = 1; size < p; size++) {
      if ((p - 1) % size !== 0) continue;
      const a = Int32Array.from({ length: size }, (_, i) => (i * i + 1) % p);
      const b = a.map((term) => p - 1 - term);
      const sums = new Array<number>(size).fill(0);
      a.forEach((x, i) => {
        b.forEach((y, j) => {
          sums[(i + j) % size] = (sums[(i + j) % size]! + x * y) % p;
        });
      });
      expect([...cyclicConvolution(a, b, [size], p)]).toEqual(sums);
    }
  }
});

it("refuses what lies outside", () => {
  const [two, three] = [Int32Array.of(1, 2), Int32Array.of(1, 2, 3)];
  expect(() => cyclicConvolution(three, three, [3], 5)).toThrow("must divide 4, got 3 at 0");
  for (const bad of [Int32Array.of(1, 7), Int32Array.of(-1, 1)]) {
    expect(() => cyclicConvolution(two, bad, [2], 7)).toThrow("expected residues in [0, 7)");
    expect(() => cyclicConvolution(bad, two, [2], 7)).toThrow("expected residues in [0, 7)");
  }
});
