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

it("numbers beyond 2^24, by the factors from one to the next and from n to p", () => {
  for (const p of [998244353, 1_000_000_007, 40_000_003]) {
    const half = (p - 1) / 2;
    const numbers = [
      2 ** 24 - 1,
      2 ** 24,
      2 ** 24 + 1024,
      17 * 2 ** 20 + 5,
      half - 1,
      half,
      half + 1,
      p - 9,
    ];
    const factorials = largeFactorials(numbers, p);
    const q = BigInt(p);
    for (const [i, n] of numbers.entries()) {
      let product = BigInt(factorials[i]!);
      const next = numbers[i + 1] ?? p - 1;
      if (next - n > 2000) continue;
      for (let factor = n + 1; factor <= next; factor++) product = (product * BigInt(factor)) % q;
      expect(product).toBe(BigInt(factorials[i + 1] ?? p - 1));
    }
    // The factorial of half of p - 1 is a root of -1 or of 1.
    expect(BigInt(factorials[5]!) ** 2n % q).toBe(p % 4 === 1 ? q - 1n : 1n);
  }
});
