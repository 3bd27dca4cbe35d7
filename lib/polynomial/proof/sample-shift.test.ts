import { expect, it } from "vitest";
import { sampleShift } from "../sample-shift";

const P = 998244353;

it("gives as many values as are asked for", () => {
  const squares = Int32Array.of(0, 1, 4);
  for (let m = 0; m < 5; m++) {
    expect([...sampleShift(squares, 2, m)]).toEqual([4, 9, 16, 25, 36].slice(0, m));
    expect([...sampleShift(squares, P - 2, m)]).toEqual([4, 1, 0, 1, 4].slice(0, m));
  }
  expect([...sampleShift(squares, 3)]).toEqual([9, 16, 25]);
  expect(sampleShift(new Int32Array(0), 3).length).toBe(0);
});

it("refuses what is no residue, and numbers of values outside", () =>
  expect(() => sampleShift(new Int32Array(0), 1, 1)).toThrow("expected at least one value"));
