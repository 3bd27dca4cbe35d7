import { expect, it } from "vitest";
import type { RangeCost } from "../divide-and-conquer";
import { knuth } from "../knuth";

function naive(l: number, r: number, cost: RangeCost): number {
  if (r - l < 2) return 0;
  let least = Infinity;
  for (let middle = l + 1; middle < r; middle++)
    least = Math.min(least, naive(l, middle, cost) + naive(middle, r, cost));
  return least + cost(l, r);
}

it("equal weights: the known sum for 1024 places", () =>
  expect(knuth(1024, (l, r) => r - l)).toBe(1024 * 10));

it("a range that costs Infinity makes the sum Infinity", () => {
  for (let n = 2; n <= 9; n++) {
    for (let most = 1; most <= n; most++) {
      const cost: RangeCost = (l, r) => (r - l <= most ? r - l : Infinity);
      expect(knuth(n, cost)).toBe(naive(0, n, cost));
    }
  }
});

it("takes 10 bytes for each of half n^2 ranges, up to n = 8000", () => {
  const before = process.memoryUsage().arrayBuffers;
  let bytes = 0;
  const cost = () => {
    bytes = process.memoryUsage().arrayBuffers - before;
    throw new Error("asked");
  };
  expect(() => knuth(8000, cost)).toThrow("asked");
  expect(bytes).toBeLessThan(1.01 * 10 * (8000 ** 2 / 2));
});
