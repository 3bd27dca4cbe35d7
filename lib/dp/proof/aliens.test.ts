import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { aliens } from "../aliens";

it("finds every value of convex costs, whatever count solve tells of several", () => {
  const random = new Random(1);
  for (let step = 0; step < 500; step++) {
    const n = random.int(1, 12);
    const most = random.pick([1, 3, 100]);
    const slopes = Array.from({ length: n }, () => random.int(-most, most)).sort((a, b) => a - b);
    const costs = [random.int(-50, 50)];
    for (const slope of slopes) costs.push(costs[costs.length - 1]! + slope);
    const shift = random.int(0, 999);
    const solve = (price: number) => {
      const totals = costs.map((cost, count) => cost + price * count);
      const total = Math.min(...totals);
      const counts = totals.flatMap((value, count) => (value === total ? [count] : []));
      return { total, count: counts[(price * shift + 1_000_000) % counts.length]! };
    };
    costs.forEach((cost, k) => {
      expect(aliens(k, [-most - 1, most + 1], solve)).toBe(cost);
    });
  }
});

it("refuses bad arguments and prices that do not reach", () => {
  const solve = (price: number) => ({ total: 0, count: price < 3 ? 2 : 1 });
  for (const bad of [-1, 0.5, Number.NaN]) {
    expect(() => aliens(bad, [0, 1], solve)).toThrow(/^aliens: expected integers k ≥ 0/);
  }
  expect(aliens(2, [0, 0], solve)).toBe(0); // one price is a range
  expect(() => aliens(1, [2, 1], solve)).toThrow(/^aliens: expected integers/);
  expect(() => aliens(0, [0, 9], solve)).toThrow("aliens: prices in [0, 9] do not reach 0 choices");
  expect(() => aliens(3, [0, 9], solve)).toThrow("do not reach 3 choices");
});
