import { expect, it } from "vitest";
import { type DigitAutomaton, digitCount } from "../digit-count";

it("multiples of 7 to 10^30: remainders as states", () => {
  const multiples: DigitAutomaton = {
    states: 7,
    start: 0,
    step: (state, digit) => (10 * state + digit) % 7,
    accepts: (state) => state === 0,
  };
  expect(digitCount(10n ** 30n, multiples)).toBe(10n ** 30n / 7n + 1n);
  expect(digitCount(0, multiples)).toBe(1n);
  const threes = { ...multiples, accepts: (state: number) => state === 3 };
  expect(digitCount(10, threes)).toBe(2n); // 3 and 10
});

it("asks only for states that integers have led to", () => {
  // State 1: a digit 7 was there; state 2 is never met.
  const sevens: DigitAutomaton = {
    states: 3,
    start: 0,
    step(state, digit) {
      if (state !== 0) throw new Error(`step from ${state}`);
      return digit === 7 ? -1 : 0;
    },
    accepts(state) {
      if (state !== 0) throw new Error(`accepts ${state}`);
      return true;
    },
  };
  for (const limit of [0, 6, 7, 8, 77, 78, 170, 700]) {
    const integers = Array.from({ length: limit + 1 }, (_, n) => String(n));
    const count = integers.filter((digits) => !digits.includes("7")).length;
    expect(digitCount(limit, sevens)).toBe(BigInt(count));
  }
});

it("refuses bad limits and states", () => {
  const one: DigitAutomaton = { states: 1, start: 0, step: () => 0, accepts: () => true };
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 53, -1n])
    expect(() => digitCount(bad, one)).toThrow(/^digitCount: the limit must be/);
  const call = () => digitCount(5, { ...one, step: () => 1 });
  expect(call).toThrow(/expected a state in \[-1, 1\), got 1/);
  expect(() => digitCount(5, { ...one, start: -2 })).toThrow(/expected a state/);
});
