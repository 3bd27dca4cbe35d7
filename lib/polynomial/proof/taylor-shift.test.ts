import { expect, it } from "vitest";
import { taylorShift } from "../taylor-shift";

it("moves back and forth", () => {
  const f = Int32Array.from({ length: 1000 }, (_, i) => (i * i * 7919) % 998244353);
  expect(taylorShift(taylorShift(f, 12345), 998244353 - 12345)).toEqual(f);
  expect(taylorShift(f, 0)).toEqual(f);
  expect(taylorShift(new Int32Array(0), 5).length).toBe(0);
});

it("takes at most 2^22 terms", () =>
  expect(() => taylorShift(new Int32Array(2 ** 22 + 1), 1)).toThrow(/^taylorShift: the number of/));
