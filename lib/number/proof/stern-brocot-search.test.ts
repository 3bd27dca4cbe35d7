import { expect, it } from "vitest";
import { sternBrocotSearch } from "../stern-brocot-search";

it("finds the neighbours of an irrational number", () => {
  const neighbours = sternBrocotSearch(1000, (a, b) => a * a < 2 * b * b);
  expect(neighbours).toEqual({ last: [816, 577], first: [577, 408] });
});

it("keeps the ends where no fraction or every fraction will do", () => {
  expect(sternBrocotSearch(7, (_, b) => b > 0)).toEqual({ last: [7, 1], first: [1, 0] });
  expect(sternBrocotSearch(7, (a) => a === 0)).toEqual({ last: [0, 1], first: [1, 7] });
  const n = 2 ** 50;
  expect(sternBrocotSearch(n, (_, b) => b > 0).last).toEqual([n, 1]);
  expect(sternBrocotSearch(n, (a) => a === 0).first).toEqual([1, n]);
});

it("asks about fractions in lowest terms, and seldom", () => {
  let calls = 0;
  sternBrocotSearch(1e9, (a, b) => {
    calls++;
    return a * 1000 < b;
  });
  expect(calls).toBeLessThan(150);
});
