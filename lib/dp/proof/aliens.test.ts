import { expect, it } from "vitest";
import { aliens } from "../aliens";

it("refuses bad arguments and prices that do not reach", () => {
  const solve = (price: number) => ({ total: 0, count: price < 3 ? 2 : 1 });
  for (const bad of [-1, 0.5, Number.NaN])
    expect(() => aliens(bad, [0, 1], solve)).toThrow(/^aliens: expected integers k ≥ 0/);
  expect(aliens(2, [0, 0], solve)).toBe(0); // one price is a range
  expect(() => aliens(1, [2, 1], solve)).toThrow(/^aliens: expected integers/);
  expect(() => aliens(0, [0, 9], solve)).toThrow("aliens: prices in [0, 9] do not reach 0 choices");
  expect(() => aliens(3, [0, 9], solve)).toThrow("do not reach 3 choices");
});
