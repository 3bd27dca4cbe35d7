import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

function byTrial(n: number): bigint[] {
  const factors: bigint[] = [];
  let rest = n;
  for (let d = 2; d * d <= rest; d++) for (; rest % d === 0; rest /= d) factors.push(BigInt(d));
  if (rest > 1) factors.push(BigInt(rest));
  return factors;
}

describe.each(["with WebAssembly", "without"])("%s", (door) => {
  let factorize: typeof import("../factorize.ts").factorize;
  beforeAll(async () => {
    if (door === "without") vi.stubGlobal("WebAssembly", undefined);
    vi.resetModules();
    ({ factorize } = await import("../factorize.ts"));
    return () => vi.unstubAllGlobals();
  });

  it("takes products of large primes apart", () => {
    // 2^31 - 1, 10^9 + 7, 998244353 and 10^9 + 9 are primes; so is 2^32 - 5.
    const primes = [2n ** 31n - 1n, 10n ** 9n + 7n, 998244353n, 10n ** 9n + 9n, 2n ** 32n - 5n];
    for (const p of primes) {
      for (const q of primes) {
        const sorted = p < q ? [p, q] : [q, p];
        if (p * q < 2n ** 64n) expect(factorize(p * q)).toEqual(sorted);
      }
    }
    for (const p of [53n, 59n, 101n, 65537n]) {
      let product = p;
      for (let count = 1; product < 2n ** 64n; product *= p, count++)
        expect(factorize(product)).toEqual(new Array(count).fill(p));
    }
    expect(factorize(2n ** 64n - 1n)).toEqual([3n, 5n, 17n, 257n, 641n, 65537n, 6700417n]);
    expect(factorize(2n ** 64n - 59n)).toEqual([2n ** 64n - 59n]);
  });

  it("takes products of two short primes apart, whose cycles often close at once", () => {
    const primes = [...Array(300).keys()].filter((n) => n > 47 && byTrial(n).length === 1);
    const twos = new Array(20).fill(2n);
    for (const p of primes) {
      for (const q of primes.filter((prime) => prime >= p))
        expect(factorize(2 ** 20 * p * q)).toEqual([...twos, BigInt(p), BigInt(q)]);
    }
  });

  it("takes numbers below 2^31 apart where trial division ends", () => {
    const primes = [2, 1289, 1291, 1297, 1301, 46_337, 46_339];
    for (const p of primes) {
      for (const q of primes) {
        for (const n of [p * q, p * p * q])
          if (n < 2 ** 32) expect(factorize(n)).toEqual(byTrial(n));
      }
    }
    for (let n = 2 ** 31 - 100; n < 2 ** 31 + 20; n++) expect(factorize(n)).toEqual(byTrial(n));
  });
});

const [p, q] = [2n ** 31n - 1n, 10n ** 9n + 7n];
afterEach(() => void vi.unstubAllGlobals());

it("may fail to compile", async () => {
  vi.stubGlobal("WebAssembly", {});
  vi.resetModules();
  const { factorize } = await import("../factorize.ts");
  expect(factorize(p * q)).toEqual([q, p]);
});
