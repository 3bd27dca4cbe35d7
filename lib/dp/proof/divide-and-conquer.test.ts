import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { divideAndConquer, type RangeCost } from "../divide-and-conquer";

/** All last cuts. */
function naive(end: number, k: number, cost: RangeCost): number {
  if (k === 0) return end === 0 ? 0 : Infinity;
  let least = Infinity;
  for (let cut = 0; cut < end; cut++)
    least = Math.min(least, naive(cut, k - 1, cost) + cost(cut, end));
  return least;
}

it("agrees with all cuts", () => {
  for (const random of rounds(200)) {
    const n = random.int(0, 8);
    const sums = [0];
    for (let i = 0; i < n; i++) sums.push(sums[i]! + random.int(0, random.pick([1, 9])));
    const fixed = random.int(-5, 20);
    const cost: RangeCost = (l, r) => {
      if (!(0 <= l && l < r && r <= n)) throw new Error(`no range in [0, ${n}): ${l}, ${r}`);
      return (sums[r]! - sums[l]!) ** 2 + fixed;
    };
    const k = random.int(0, n + 1);
    const least = divideAndConquer(n, k, cost);
    expect(least.length).toBe(n + 1);
    least.forEach((value, end) => {
      expect(value).toBe(naive(end, k, cost));
    });
  }
});
