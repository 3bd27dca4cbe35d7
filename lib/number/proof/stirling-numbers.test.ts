import { expect, it } from "vitest";
import { StirlingNumbers } from "../stirling-numbers";

it("the kinds are inverse to each other, for all n and k below 50", () => {
  for (const p of [2, 3, 5, 7]) {
    const numbers = new StirlingNumbers(p);
    for (let n = 0; n < 50; n += 3) {
      for (let k = 0; k <= n; k++) {
        let sum = 0;
        for (let j = k; j <= n; j++) sum += numbers.first(n, j) * numbers.second(j, k);
        expect(sum % p).toBe(n === k ? 1 : 0);
      }
    }
  }
});

it("k below 0 or above n, and numbers as BigInts", () => {
  const numbers = new StirlingNumbers(7);
  expect([numbers.first(5, -1), numbers.first(5, 6), numbers.first(5n, 2n)]).toEqual([0, 0, 6]);
  expect([numbers.second(5, -1), numbers.second(5, 6), numbers.second(5n, 2n)]).toEqual([0, 0, 1]);
});
