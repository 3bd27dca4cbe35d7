import { expect, it } from "vitest";
import { largeFactorials } from "../large-factorials";

it("all numbers modulo small primes, and those beyond", () => {
  for (const p of [2, 3, 5, 7, 11, 101, 10007]) {
    const numbers = Array.from({ length: Math.min(p + 3, 300) }, (_, i) => i);
    let factorial = 1n;
    const factorials = numbers.map((n) => {
      if (n > 0) factorial = (factorial * BigInt(n)) % BigInt(p);
      return Number(factorial);
    });
    expect([...largeFactorials(numbers, p)]).toEqual(factorials);
    expect([...largeFactorials(numbers.slice().reverse(), p)]).toEqual(factorials.reverse());
  }
  expect([...largeFactorials([2 ** 53 - 1, 1_000_000_006], 1_000_000_007)]).toEqual([
    0, 1_000_000_006,
  ]);
  expect(largeFactorials([], 7).length).toBe(0);
});
