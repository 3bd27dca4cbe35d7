import { expect, it } from "vitest";
import { smawk } from "../smawk";

it("needs a linear number of comparisons", () => {
  let comparisons = 0;
  const n = 100_000;
  const minima = smawk(n, n, (i, j, k) => {
    comparisons++;
    return (i - k) ** 2 < (i - j) ** 2;
  });
  expect(minima.every((column, row) => column === row)).toBe(true);
  expect(comparisons).toBeLessThan(8 * n);
});
