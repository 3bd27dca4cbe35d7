import { expect, it } from "vitest";
import { bellNumbers } from "../bell-numbers";
import { stirlingSecond } from "../stirling-first";

it("begins with 1, 1, 2, 5, 15, 52, 203", () => {
  const numbers = [1, 1, 2, 5, 15, 52, 203];
  for (let n = 0; n <= 7; n++) expect([...bellNumbers(n)]).toEqual(numbers.slice(0, n));
});

it("a Bell number is the sum of a row of Stirling numbers", () => {
  const n = 3000;
  const sum = stirlingSecond(n).reduce((total, number) => (total + number) % 998244353, 0);
  expect(bellNumbers(n + 1)[n]).toBe(sum);
});
