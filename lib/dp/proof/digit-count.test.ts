import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { type DigitAutomaton, digitCount } from "../digit-count";

const accepts = ({ start, step, accepts: isEnd }: DigitAutomaton, n: number) => {
  let state = start;
  for (const digit of String(n)) {
    state = step(state, Number(digit));
    if (state < 0) return false;
  }
  return isEnd(state);
};

it("agrees with all integers, for random automata", () => {
  const random = new Random(1);
  for (let step = 0; step < 25; step++) {
    const states = random.int(1, 4);
    const table = Array.from({ length: states * 10 }, () => random.int(-1, states - 1));
    const ends = Array.from({ length: states }, () => random.int(0, 2) > 0);
    const automaton: DigitAutomaton = {
      states,
      start: random.int(0, states - 1),
      step: (state, digit) => table[10 * state + digit]!,
      accepts: (state) => ends[state]!,
    };
    let count = 0n;
    for (let limit = 0; limit <= 1200; limit++) {
      if (accepts(automaton, limit)) count++;
      if (limit < 120 || limit > 980) expect(digitCount(limit, automaton)).toBe(count);
    }
  }
});

it("multiples of 7 to 10^30: remainders as states", () => {
  const multiples: DigitAutomaton = {
    states: 7,
    start: 0,
    step: (state, digit) => (10 * state + digit) % 7,
    accepts: (state) => state === 0,
  };
  expect(digitCount(10n ** 30n, multiples)).toBe(10n ** 30n / 7n + 1n);
  expect(digitCount(0, multiples)).toBe(1n);
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
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 53, -1n]) {
    expect(() => digitCount(bad, one)).toThrow(/^digitCount: the limit must be/);
  }
  expect(() => digitCount(5, { ...one, step: () => 1 })).toThrow(
    /expected a state in \[-1, 1\), got 1/,
  );
  expect(() => digitCount(5, { ...one, start: -2 })).toThrow(/expected a state/);
});
