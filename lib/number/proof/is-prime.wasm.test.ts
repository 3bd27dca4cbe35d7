import { beforeAll, expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { wasmExports } from "../../wasm/wasm-exports";
import { type IsPrimeKernel, isPrimeWasm } from "../is-prime.wasm";
import { primesBelow } from "../primes-below";

let kernel: IsPrimeKernel;
beforeAll(() => {
  kernel = wasmExports<IsPrimeKernel>(isPrimeWasm())!;
});
const isPrime = (n: bigint) =>
  kernel.isPrime(Number(BigInt.asUintN(32, n)), Number(n >> 32n)) === 1;

it("agrees with a sieve, the bases' own multiples too", () => {
  const primes = new Set(primesBelow(60_000));
  for (let n = 3; n < 60_000; n += 2) holdEqual(isPrime(BigInt(n)), primes.has(n), n);
  for (const multiple of [450775n, 3n * 450775n, 1795265022n / 2n])
    expect(isPrime(multiple)).toBe(false);
});

it("the edges of 32, 63 and 64 bits", () => {
  // The largest primes below (OEIS A014234).
  for (const [power, gap] of [
    [31n, 1n],
    [32n, 5n],
    [61n, 1n],
    [63n, 25n],
    [64n, 59n],
  ] as const) {
    const prime = 2n ** power - gap;
    expect(isPrime(prime)).toBe(true);
    for (let n = prime + 2n; n < 2n ** power; n += 2n) expect(isPrime(n)).toBe(false);
  }
  const [a, b] = [2n ** 31n - 1n, 2n ** 32n - 5n];
  for (const n of [a * a, b * b, a * b, 3825123056546413051n]) expect(isPrime(n)).toBe(false);
});
