import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { WaveletMatrix } from "../wavelet-matrix";

it("agrees with sorted slices on every range, k and value", () => {
  for (let seed = 0; seed < 35; seed++) {
    const random = new Random(seed);
    const [size, bound] = [random.pick([0, 1, 2, 5, 12, 33]), random.pick([0, 1, 4, 1e15])];
    const values = Array.from({ length: size }, () => random.int(-bound, bound) + (seed % 2) / 2);
    const weights = values.map((_, i) => 2 ** i);
    const matrix = new WaveletMatrix(values, weights);
    for (let step = 0; step < 60; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      const sorted = values.slice(l, r).sort((a, b) => a - b);
      for (const [k, value] of sorted.entries()) expect(matrix.kth(l, r, k)).toBe(value);
      for (const x of [-Infinity, -bound - 1, 0, 0.5, bound + 1, Infinity, ...values.slice(0, 5)]) {
        const below = weights.slice(l, r).filter((_, i) => values[l + i]! < x);
        expect(matrix.rank(l, r, x)).toBe(below.length);
        expect(matrix.sumBelow(l, r, x)).toBe(below.reduce((a, b) => a + b, 0));
        expect(matrix.frequency(l, r, x)).toBe(sorted.filter((value) => value === x).length);
      }
    }
  }
});

it("sizes around the words of 32 bits", () => {
  for (const size of [31, 32, 33, 63, 64, 65, 96]) {
    const values = Array.from({ length: size }, (_, i) => (i * 37) % size);
    const matrix = new WaveletMatrix(values);
    const sorted = [...values].sort((a, b) => a - b);
    for (const [k, value] of sorted.entries()) expect(matrix.kth(0, size, k)).toBe(value);
    expect(matrix.rank(size, size, 5)).toBe(0);
  }
});

it("refuses NaN, ranges outside and k outside the range", () => {
  expect(() => new WaveletMatrix([1]).sumBelow(0, 1, 2)).toThrow("had no weights");
  expect(() => new WaveletMatrix({ length: 2 ** 26 + 1 })).toThrow("WaveletMatrix: size must be");
});
