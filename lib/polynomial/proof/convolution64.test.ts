import { expect, it } from "vitest";
import { isPrime } from "../../number/is-prime";
import { convolution64 } from "../convolution64";
import { wordsOf } from "./naive-sums";

it("the largest sums that it promises stay exact", () => {
  // (-1 - x - …)² modulo 2^64 has the coefficients 1, 2, 3 … and down again.
  const n = 2 ** 20;
  const ones = {
    high: new Uint32Array(n).fill(2 ** 32 - 1),
    low: new Uint32Array(n).fill(2 ** 32 - 1),
  };
  const { high, low } = convolution64(ones, ones);
  expect(high.every((value) => value === 0)).toBe(true);
  expect(low.every((value, i) => value === Math.min(i + 1, 2 * n - 1 - i))).toBe(true);
});

it("its primes are primes whose product passes 2^148", () => {
  const primes = [998244353n, 943718401n, 935329793n, 897581057n, 880803841n];
  for (const p of primes) expect(isPrime(p)).toBe(true);
  expect(primes.reduce((product, p) => product * p) > 2n ** 148n).toBe(true);
});

it("empty factors, and what is refused", () => {
  for (const factor of [wordsOf([]), wordsOf([1n, 2n])]) {
    expect(convolution64(wordsOf([]), factor)).toEqual(wordsOf([]));
    expect(convolution64(factor, wordsOf([]))).toEqual(wordsOf([]));
  }
  const call = () => convolution64({ ...wordsOf([1n]), low: new Uint32Array(2) }, wordsOf([1n]));
  expect(call).toThrow("convolution64: 1 high words and 2 low words");
  const long = { high: new Uint32Array(2 ** 20 + 1), low: new Uint32Array(2 ** 20 + 1) };
  expect(() => convolution64(long, long)).toThrow(/^convolution64: expected factors of at most/);
  const longest = { high: new Uint32Array(2 ** 22), low: new Uint32Array(2 ** 22) };
  expect(() => convolution64(longest, wordsOf([1n, 2n]))).toThrow(
    /^convolution64: expected factors of at most/,
  );
});
