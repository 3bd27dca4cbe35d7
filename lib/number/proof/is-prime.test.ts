import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { primesBelow } from "../primes-below";

describe.each(["with WebAssembly", "without"])("%s", (door) => {
  let isPrime: typeof import("../is-prime.ts").isPrime;
  beforeAll(async () => {
    if (door === "without") vi.stubGlobal("WebAssembly", undefined);
    vi.resetModules();
    ({ isPrime } = await import("../is-prime.ts"));
    return () => vi.unstubAllGlobals();
  });

  it("agrees with a sieve, as number and as BigInt", () => {
    const primes = new Set(primesBelow(20_000));
    for (let n = -3; n < 20_000; n++) {
      holdEqual(isPrime(n), primes.has(n), n);
      if (n % 7 === 0) holdEqual(isPrime(BigInt(n)), primes.has(n), n);
    }
    const window = new Set(primesBelow(10_002_000).filter((p) => p > 10_000_000));
    for (let n = 10_000_001; n < 10_002_000; n++) expect(isPrime(n)).toBe(window.has(n));
  });

  it("agrees with trial division around 2^31 and beyond", () => {
    const random = new Random(1);
    for (let step = 0; step < 200; step++) {
      const n = step < 300 ? 2 ** 31 - 250 + step : random.int(2 ** 31, 2 ** 36);
      let divisor = 2;
      while (divisor * divisor <= n && n % divisor !== 0) divisor++;
      expect(isPrime(n)).toBe(divisor * divisor > n);
    }
  });

  it("strong pseudoprimes and Carmichael numbers are composite", () => {
    // Jaeschke 1993, OEIS A014233: the smallest strong pseudoprimes to the first 1, 2, 3 … prime bases.
    const pseudoprimes = [
      2047n,
      1373653n,
      25326001n,
      3215031751n,
      2152302898747n,
      3474749660383n,
      341550071728321n,
      3825123056546413051n,
    ];
    for (const n of pseudoprimes) expect(isPrime(n)).toBe(false);
    for (const n of [561, 1105, 1729, 41041, 825265, 321197185]) expect(isPrime(n)).toBe(false);
  });

  it("known primes, their squares and products", () => {
    // The largest primes below 2^31, 2^32, 2^61, 2^63 and 2^64 (OEIS A014234).
    const [a, b] = [2n ** 31n - 1n, 2n ** 32n - 5n];
    for (const p of [a, b, 2n ** 61n - 1n, 2n ** 63n - 25n, 2n ** 64n - 59n])
      expect(isPrime(p)).toBe(true);
    for (const n of [a * a, b * b, a * b, 2n ** 64n - 1n, 2n ** 64n - 57n])
      expect(isPrime(n)).toBe(false);
    for (let gap = 1n; gap < 59n; gap++) expect(isPrime(2n ** 64n - gap)).toBe(false);
  });

  it("rejects products of p and r (p - 1) + 1, among which most strong pseudoprimes are", () => {
    // 65 of those below 2^32 pass the bases 2 and 7, and ten of these the base 62, for example 6,386,993.
    const primes = primesBelow(40_000);
    const isKnown = new Set(primesBelow(2_000_000));
    for (const p of primes) {
      for (let r = 2; r <= 40; r++) {
        const q = r * (p - 1) + 1;
        if (p === 2 || !isKnown.has(q)) continue;
        holdEqual(isPrime(p * q), false, [p, q]);
      }
    }
  });
});

const [p, q] = [2n ** 61n - 1n, 2n ** 31n - 1n];
afterEach(() => void vi.unstubAllGlobals());

it("may fail to compile", async () => {
  vi.stubGlobal("WebAssembly", {});
  vi.resetModules();
  const { isPrime } = await import("../is-prime.ts");
  expect([isPrime(p), isPrime(q * q)]).toEqual([true, false]);
});
