import { beforeAll, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { wasmExports } from "../../wasm/wasm-exports";
import { type FactorizeKernel, factorizeWasm } from "../factorize.wasm";
import { primesBelow } from "../primes-below";

let kernel: FactorizeKernel;
beforeAll(() => {
  kernel = wasmExports<FactorizeKernel>(factorizeWasm())!;
});

function divisor(n: bigint): bigint {
  const low = kernel.divisor(Number(BigInt.asUintN(32, n)), Number(n >> 32n)) >>> 0;
  return BigInt(kernel.high() >>> 0) * 2n ** 32n + BigInt(low);
}

function expectProper(n: bigint): void {
  const found = divisor(n);
  holdEqual(n % found === 0n && found !== 1n && found !== n, true, [n, found]);
}

it("every odd composite number below 40,000", () => {
  const primes = new Set(primesBelow(40_000));
  for (let n = 9; n < 40_000; n += 2) if (!primes.has(n)) expectProper(BigInt(n));
});

it("products of primes of every size, and powers", () => {
  const primes = [...primesBelow(70_000)].slice(1).map(BigInt);
  primes.push(2n ** 31n - 1n, 10n ** 9n + 7n, 998244353n, 10n ** 9n + 9n, 2n ** 32n - 5n);
  for (const random of rounds(500)) {
    let n = random.pick(primes) * random.pick(primes);
    while (random.int(0, 2) > 0) n *= random.pick(primes);
    if (n < 2n ** 64n) expectProper(n);
  }
  for (const p of [3n, 59n, 65537n, 2n ** 31n - 1n])
    for (let n = p * p; n < 2n ** 64n; n *= p) expectProper(n);
});

it("the largest odd composite numbers of 64 bits", () => {
  // 2^64 - 59 is the largest prime below 2^64 (OEIS A014234).
  for (let gap = 1n; gap < 59n; gap += 2n) expectProper(2n ** 64n - gap);
});
