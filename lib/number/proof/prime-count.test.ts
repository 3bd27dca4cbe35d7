import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { primeCount } from "../prime-count";

it("gives published counts", () => {
  // OEIS A006880: the number of primes up to 10^n.
  const counts = [
    0, 4, 25, 168, 1229, 9592, 78498, 664579, 5761455, 50847534, 455052511, 4118054813,
  ];
  counts.forEach((count, n) => {
    expect(primeCount(10 ** n)).toBe(count);
  });
  // OEIS A007053: the number of primes up to 2^n.
  expect(primeCount(2 ** 31)).toBe(105097565);
  expect(primeCount(2 ** 36)).toBe(2874398515);
});

it("takes the largest limit", () => {
  expect(withoutArrays(() => primeCount(1e13))).toThrow("an array");
});
