import { expect, it } from "vitest";
import { checkResidues, checkTermCount, checkTerms, powerOfTwoFrom } from "../check-terms";

it("lets residues pass and names the first other term", () => {
  checkTerms("f", Int32Array.of(0, 1, 998244352));
  for (const bad of [-1, 998244353]) {
    const call = () => checkTerms("f", Int32Array.of(0, bad, bad));
    expect(call).toThrow(new RangeError(`f: expected residues in [0, 998244353), got ${bad} at 1`));
  }
});

it("does the same modulo any number", () => {
  checkResidues("f", Int32Array.of(0, 1, 6), 7);
  for (const bad of [-1, 7]) {
    const call = () => checkResidues("f", Int32Array.of(0, bad, bad), 7);
    expect(call).toThrow(new RangeError(`f: expected residues in [0, 7), got ${bad} at 1`));
  }
  const list = [1] as unknown as Int32Array;
  expect(() => checkResidues("f", list, 7)).toThrow("f: expected an Int32Array");
});

it("lets counts up to 2^22 pass", () => {
  for (const count of [0, 1, 2 ** 22]) checkTermCount("f", count);
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 22 + 1]) {
    const call = () => checkTermCount("f", bad);
    expect(call).toThrow(new RangeError(`f: the number of terms must be in [0, 2^22], got ${bad}`));
  }
});

it("finds the power of two", () => {
  for (let count = 0, power = 1; count <= 5000; count++) {
    if (count > power) power *= 2;
    expect(powerOfTwoFrom(count)).toBe(power);
  }
  expect([powerOfTwoFrom(2 ** 23), powerOfTwoFrom(2 ** 23 - 1)]).toEqual([2 ** 23, 2 ** 23]);
  expect(powerOfTwoFrom(2 ** 30)).toBe(2 ** 30);
});
