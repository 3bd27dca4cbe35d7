import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { PrimeSeries } from "../prime-series";
import { seriesExp } from "../series-exp";
import { seriesPow } from "../series-pow";

const PRIMES = [101, 65537, 1_000_000_007, 1_073_741_789];
const random = new Random(1);

function terms(n: number, p: number, constant?: number): Int32Array {
  const isHigh = random.int(0, 3) === 0;
  const f = Int32Array.from({ length: n }, () => (isHigh ? p - 1 : random.int(0, p - 1)));
  if (constant !== undefined && n > 0) f[0] = constant;
  return f;
}

/** The first n terms of the product, term by term. */
function product(f: Int32Array, g: Int32Array, n: number, p: number): number[] {
  const sums = new Array<bigint>(n).fill(0n);
  for (let i = 0; i < Math.min(n, f.length); i++)
    for (let j = 0; i + j < n && j < g.length; j++) sums[i + j]! += BigInt(f[i]!) * BigInt(g[j]!);
  return sums.map((sum) => Number(sum % BigInt(p)));
}

const derivative = (f: Int32Array, p: number) =>
  Int32Array.from(f.slice(1), (term, i) => Number((BigInt(term) * BigInt(i + 1)) % BigInt(p)));
const padded = (f: Int32Array, n: number) => [...f, ...new Array<number>(n).fill(0)].slice(0, n);

function eachLength(run: (p: number, series: PrimeSeries, length: number, n: number) => void) {
  for (const p of PRIMES) {
    const series = new PrimeSeries(p);
    for (let length = 1; length < 20; length++) run(p, series, length, random.int(0, 30));
    for (const [length, n] of tableOf("90 101, 101 64, 40 100")) run(p, series, length, n);
  }
}

it("f times its inverse is 1", () => {
  eachLength((p, series, length, n) => {
    const f = terms(length, p, random.int(1, p - 1));
    const inverse = series.inverse(f, n);
    expect(inverse.length).toBe(n);
    expect(product(f, inverse, n, p)).toEqual(padded(Int32Array.of(1), n));
    expect([...series.product(f, inverse, n)]).toEqual(padded(Int32Array.of(1), n));
  });
});

it("the derivative of log f times f, and of exp f, are those of the chain rule", () => {
  eachLength((p, series, length, n) => {
    const f = terms(length, p, 1);
    const log = series.log(f, n);
    expect(log.length).toBe(n);
    if (n > 0) expect(log[0]).toBe(0);
    const slopes = padded(derivative(f, p), Math.max(0, n - 1));
    expect(product(derivative(log, p), f, Math.max(0, n - 1), p)).toEqual(slopes);
    f[0] = 0;
    const exp = series.exp(f, n);
    expect(exp.length).toBe(n);
    if (n > 0) expect(exp[0]).toBe(1);
    expect(product(derivative(f, p), exp, Math.max(0, n - 1), p)).toEqual([...derivative(exp, p)]);
  });
});

it("powers are repeated products, and roots of squares", () => {
  eachLength((p, series, length, n) => {
    const f = terms(length, p);
    f.fill(0, 0, random.int(0, 3));
    let power = padded(Int32Array.of(1), n);
    for (let k = 0; k <= 5; k++) {
      expect([...series.pow(f, k, n)]).toEqual(power);
      expect([...series.pow(f, BigInt(k), n)]).toEqual(power);
      power = product(Int32Array.from(power), f, n, p);
    }
    const square = Int32Array.from(product(f, f, 2 * f.length, p));
    const root = series.sqrt(square, Math.min(n, p))!;
    expect(product(root, root, root.length, p)).toEqual(padded(square, root.length));
  });
  const series = new PrimeSeries(7);
  expect(series.sqrt(Int32Array.of(3, 1))).toBeUndefined();
  expect(series.sqrt(Int32Array.of(0, 1))).toBeUndefined();
  expect([...series.sqrt(Int32Array.of(0, 0))!]).toEqual([0, 0]);
  // f^p is f(x^p) modulo p.
  const huge = new PrimeSeries(1_000_000_007).pow(
    Int32Array.of(3, 5),
    10n ** 18n * 1_000_000_007n,
    9,
  );
  expect([...huge.subarray(1)]).toEqual(new Array(8).fill(0));
});

it("agrees with the series modulo 998244353 over thousands of terms", () => {
  const p = 998244353;
  const series = new PrimeSeries(p);
  for (const n of [1000, 1024, 2049]) {
    const f = terms(n, p, 0);
    expect(series.exp(f).join()).toBe(seriesExp(f).join());
    f[0] = 2;
    expect(series.pow(f, 10n ** 18n).join()).toBe(seriesPow(f, 10n ** 18n).join());
  }
});

it("divides with remainder", () => {
  for (const p of [2, 3, ...PRIMES]) {
    const series = new PrimeSeries(p);
    for (let step = 0; step < 40; step++) {
      const a = terms(random.int(0, step < 38 ? 12 : 300), p);
      const b = terms(random.int(1, step < 38 ? 8 : 100), p);
      b[b.length - 1] = 1;
      const { quotient, remainder } = series.divide(a, b);
      expect(remainder.length).toBeLessThan(b.length);
      for (const part of [quotient, remainder]) expect(part.at(-1)).not.toBe(0);
      const sum = product(quotient, b, a.length, p).map(
        (term, i) => (term + (remainder[i] ?? 0)) % p,
      );
      expect(sum).toEqual([...a]);
    }
  }
});

it("interpolates, and refuses equal points", () => {
  for (const p of PRIMES) {
    const series = new PrimeSeries(p);
    for (let n = 0; n <= 40; n += 5) {
      const points = new Set<number>();
      while (points.size < n) points.add(random.int(Math.max(0, p - 1000), p - 1));
      const values = terms(n, p);
      const f = series.interpolate(Int32Array.from(points), values);
      const at = [...points].map((x) =>
        f.reduceRight(
          (sum, term) => Number((BigInt(sum) * BigInt(x) + BigInt(term)) % BigInt(p)),
          0,
        ),
      );
      expect(f.length).toBe(n);
      expect(at).toEqual([...values]);
    }
  }
});

it("modulo a small prime, series have up to p terms", () => {
  const series = new PrimeSeries(5);
  expect([...series.exp(Int32Array.of(0, 1), 5)]).toEqual([1, 1, 3, 1, 4]);
  const call = () => series.exp(Int32Array.of(0, 1), 6);
  expect(call).toThrow(/^PrimeSeries\.exp: the number of terms must be at most p, got 6/);
  expect(series.inverse(Int32Array.of(1, 4), 9).join("")).toBe("111111111");
});
