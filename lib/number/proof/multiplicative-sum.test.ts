import { expect, it } from "vitest";
import { multiplicativeSum } from "../multiplicative-sum";

it("gives published sums of totients, divisors and squares of divisors", () => {
  const m = 2 ** 30 - 1;
  const totient = {
    m,
    atPrimes: [m - 1, 1],
    atPower: (p: number, e: number) => ((p - 1) * p ** (e - 1)) % m,
  };
  // OEIS A064018: the sum of the totients up to 10^n.
  [1n, 32n, 3044n, 304192n, 30397486n, 3039650754n].forEach((sum, k) => {
    expect(multiplicativeSum(10 ** k, totient)).toBe(Number(sum % BigInt(m)));
  });
  for (let n = 0; n <= 300; n++) {
    let divisors = 0;
    let squares = 0;
    for (let d = 1; d <= n; d++) {
      divisors += Math.floor(n / d);
      squares += d * d * Math.floor(n / d);
    }
    const count = { m, atPrimes: [2], atPower: (_: number, e: number) => e + 1 };
    expect(multiplicativeSum(n, count)).toBe(divisors);
    const sumOfSquares = (p: number, e: number) => {
      let sum = 0;
      for (let k = 0; k <= e; k++) sum += p ** (2 * k);
      return sum;
    };
    expect(multiplicativeSum(n, { m, atPrimes: [1, 0, 1], atPower: sumOfSquares })).toBe(squares);
  }
});

it("takes any modulus and no coefficients", () => {
  const one = { atPrimes: [1], atPower: () => 1 };
  for (const m of [2, 3, 10]) expect(multiplicativeSum(12345, { ...one, m })).toBe(12345 % m);
  expect(multiplicativeSum(12345, { m: 1, atPrimes: [0], atPower: () => 0 })).toBe(0);
  // Squares and higher powers alone: 1 for each powerful number up to 100.
  expect(multiplicativeSum(100, { m: 101, atPrimes: [], atPower: () => 1 })).toBe(14);
});

it("refuses what lies outside", () => {
  const f = { m: 7, atPrimes: [1], atPower: () => 1 };
  for (const bad of [-1, 0.5, Number.NaN, 1e13 + 1])
    expect(() => multiplicativeSum(bad, f)).toThrow(/^multiplicativeSum: n must be an integer in/);
  expect(() => multiplicativeSum(9, { ...f, m: 2 ** 30 })).toThrow(/^Mod: /);
  const call = () => multiplicativeSum(9, { ...f, atPrimes: [1, 1, 1, 1] });
  expect(call).toThrow("multiplicativeSum: expected at most 3 coefficients, got 4");
  expect(() => multiplicativeSum(9, { ...f, atPrimes: [7] })).toThrow(/expected residues in/);
  expect(() => multiplicativeSum(9, { ...f, atPower: () => 7 })).toThrow(/expected residues in/);
});
