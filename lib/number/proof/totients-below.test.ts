import { expect, it } from "vitest";
import { mobiusBelow, totientsBelow } from "../totients-below";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

it("totients count the residues without common factor, for every limit up to 300", () => {
  const expected = [0];
  for (let n = 1; n < 300; n++) {
    let count = 0;
    for (let k = 1; k <= n; k++) if (gcd(k, n) === 1) count++;
    expected.push(count);
  }
  for (let limit = 0; limit <= 300; limit++)
    expect([...totientsBelow(limit)]).toEqual(expected.slice(0, limit));
});

it("Möbius' values over the divisors of n add up to 0, but for n = 1", () => {
  const limit = 20_000;
  const mobius = mobiusBelow(limit);
  const sums = new Int32Array(limit);
  for (let d = 1; d < limit; d++) for (let n = d; n < limit; n += d) sums[n]! += mobius[d]!;
  expect([sums[1], sums.every((sum, n) => n === 1 || sum === 0)]).toEqual([1, true]);
  for (let n = 0; n <= 30; n++) expect([...mobiusBelow(n)]).toEqual([...mobius.subarray(0, n)]);
});

it("totients over the divisors of n add up to n", () => {
  const limit = 20_000;
  const totients = totientsBelow(limit);
  const sums = new Int32Array(limit);
  for (let d = 1; d < limit; d++) for (let n = d; n < limit; n += d) sums[n]! += totients[d]!;
  expect(sums.every((sum, n) => sum === n)).toBe(true);
});
