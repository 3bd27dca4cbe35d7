import { expect, it, vi } from "vitest";
import { smallestFactors } from "../smallest-factors";

it("agrees with trial division for every limit up to 300, and up to 100,000", () => {
  const expected = [0, 1];
  for (let n = 2; n < 100_000; n++) {
    let d = 2;
    while (d * d <= n && n % d !== 0) d++;
    expected.push(d * d <= n ? d : n);
  }
  for (let limit = 0; limit <= 300; limit++)
    expect([...smallestFactors(limit)]).toEqual(expected.slice(0, limit));
  expect([...smallestFactors(100_000)]).toEqual(expected);
});

it("has room for no more than the numbers and their primes", () => {
  const lengths: number[] = [];
  const counted = class extends Int32Array {
    constructor(length: number) {
      super(length);
      lengths.push(length);
    }
  };
  vi.stubGlobal("Int32Array", counted);
  smallestFactors(100_000);
  vi.unstubAllGlobals();
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(100_000 + 1.2 * 9592); // OEIS A006880
});
