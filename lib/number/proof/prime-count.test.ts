import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { primeCount } from "../prime-count";
import { primesBelow } from "../primes-below";

it("agrees with a sieve for all n up to 20,000, and around squares and fourth powers", () => {
  const primes = primesBelow(4_200_000);
  let count = 0;
  for (let n = 0; n <= 20_000; n++) {
    if (primes[count] === n) count++;
    holdEqual(primeCount(n), count);
  }
  const upTo = (n: number) => {
    let [low, high] = [0, primes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (primes[middle]! <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const random = new Random(1);
  for (let step = 0; step < 250; step++) {
    const root = random.int(2, 2040);
    const base = step % 2 === 0 ? root ** 2 : Math.floor(Math.sqrt(root)) ** 4;
    for (const n of [base - 1, base, base + 1]) holdEqual(primeCount(n), upTo(n));
  }
});

it("gives published counts", () => {
  // OEIS A006880: the number of primes up to 10^n.
  const counts = [
    0, 4, 25, 168, 1229, 9592, 78498, 664579, 5761455, 50847534, 455052511, 4118054813,
  ];
  counts.forEach((count, n) => {
    expect(primeCount(10 ** n)).toBe(count);
  });
  // OEIS A007053: the number of primes up to 2^n.
  expect([primeCount(2 ** 31), primeCount(2 ** 36)]).toEqual([105097565, 2874398515]);
});
