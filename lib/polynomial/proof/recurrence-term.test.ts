import { expect, it } from "vitest";
import { recurrenceTerm } from "../recurrence-term";

it("gives Fibonacci numbers, near and far", () => {
  const [ones, start] = [Int32Array.of(1, 1), Int32Array.of(0, 1)];
  const fibonacci = [0, 1];
  for (let k = 0; k < 60; k++) {
    expect(recurrenceTerm(start, ones, k)).toBe(fibonacci[k]! % 998244353);
    expect(recurrenceTerm(start, ones, BigInt(k))).toBe(fibonacci[k]! % 998244353);
    fibonacci.push(fibonacci[k]! + fibonacci[k + 1]!);
  }
  // Lucas: the Fibonacci numbers modulo p return after 2 (p + 1), since 5 is no square modulo p.
  const period = 2n * 998244354n;
  expect(recurrenceTerm(start, ones, 10n ** 30n * period + 7n)).toBe(13);
});

it("the empty recurrence makes zeros", () =>
  expect(recurrenceTerm(new Int32Array(0), new Int32Array(0), 5)).toBe(0));
