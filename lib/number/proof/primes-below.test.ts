import { expect, it } from "vitest";
import { primesBelow } from "../primes-below";

function isPrimeByTrial(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n >= 2;
}

it("agrees with trial division for every limit up to 1000", () => {
  const primes: number[] = [];
  for (let limit = 0; limit <= 1000; limit++) {
    expect([...primesBelow(limit)]).toEqual(primes);
    if (isPrimeByTrial(limit)) primes.push(limit);
  }
});

it("agrees with trial division over several segments", () => {
  const primes = primesBelow(4_100_000);
  expect(primes[primes.length - 1]).toBe(4_099_981);
  for (let i = 1; i < primes.length; i += 997) {
    expect(isPrimeByTrial(primes[i]!)).toBe(true);
    for (let n = primes[i - 1]! + 1; n < primes[i]!; n++) expect(isPrimeByTrial(n)).toBe(false);
  }
});

it("finds as many as published", () => {
  // OEIS A006880: the number of primes below 10^n.
  const counts = [0, 4, 25, 168, 1229, 9592, 78498, 664579];
  counts.forEach((count, n) => {
    expect(primesBelow(10 ** n).length).toBe(count);
  });
});
