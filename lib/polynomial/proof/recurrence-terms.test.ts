import { expect, it } from "vitest";
import { recurrenceTerm } from "../recurrence-term";
import { recurrenceTerms } from "../recurrence-terms";

it("Fibonacci numbers, near and far", () => {
  const [ones, first] = [Int32Array.of(1, 1), Int32Array.of(0, 1)];
  expect([...recurrenceTerms(first, ones, 5, 6)]).toEqual([5, 8, 13, 21, 34, 55]);
  for (const k of [0, 1, 2, 10n ** 18n, 10n ** 40n]) {
    const far = [0n, 1n, 2n].map((i) => recurrenceTerm(first, ones, BigInt(k) + i));
    expect([...recurrenceTerms(first, ones, k, 3)]).toEqual(far);
  }
});

it("more first terms than coefficients, no coefficient, no terms", () => {
  const empty = new Int32Array(0);
  expect([...recurrenceTerms(Int32Array.of(3, 9), Int32Array.of(2), 4, 2)]).toEqual([48, 96]);
  expect([...recurrenceTerms(empty, empty, 7, 2)]).toEqual([0, 0]);
  expect(recurrenceTerms(Int32Array.of(1), Int32Array.of(1), 5, 0).length).toBe(0);
});
