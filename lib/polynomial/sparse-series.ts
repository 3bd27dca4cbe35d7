/**
 * SparseSeries: 1 / f, exp f, log f, powers and square roots modulo 998244353 of an f with few terms.
 *
 * Use     const series = new SparseSeries(Int32Array.of(0, 3), Int32Array.of(1, 5)); series.pow(10, 8);
 *         series.inverse(8)
 * Time    O(n k) for n terms of the result and k terms of f: 10^6 terms for ten of f in 0.1 s
 * Space   4 bytes a term of the result, 8 while it is computed
 * Limits  n in [0, 2^22]; exponents of x from 0 on, in rising order; residues in [0, 998244353); powers
 *         from 0 on, as a safe integer or a BigInt of any size; f^0 is 1; not checked to be numbers:
 *         asSparseSeries(n)
 * Errors  RangeError: other terms, an n or a power outside, f(0) that is 0 for inverse, not 0 for exp, not 1
 *         for log; undefined from sqrt where f is no square
 * Source  differential equations that the results satisfy, term by term: folklore, own code
 * Tested  sparse-series.test.ts: against products term by term in BigInt; verify: library-checker
 *         inv_of_formal_power_series_sparse, and the same of exp, log, pow and sqrt
 */
import { inversesBelow } from "../number/inverses-below";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { sqrtMod } from "../number/sqrt-mod";
import { checkTermCount, checkTerms } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export class SparseSeries {
  /** The terms that are not 0: coefficients[i] · x^exponents[i]. */
  private readonly exponents: Int32Array;
  private readonly coefficients: Int32Array;

  constructor(exponents: Int32Array, coefficients: Int32Array) {
    checkTerms("SparseSeries", coefficients);
    if (exponents.length !== coefficients.length) {
      const lengths = `${exponents.length} and ${coefficients.length}`;
      throw new RangeError(
        `SparseSeries: expected as many exponents as coefficients, got ${lengths}`,
      );
    }
    for (let i = 0, above = -1; i < exponents.length; above = exponents[i++]!) {
      if (exponents[i]! > above) continue;
      throw new RangeError(
        `SparseSeries: the exponents must rise from 0 on, got ${exponents[i]} at ${i}`,
      );
    }
    this.exponents = exponents.filter((_, i) => coefficients[i] !== 0);
    this.coefficients = coefficients.filter((value) => value !== 0);
  }

  /** 1 / f. */
  inverse(n: number): Int32Array {
    checkTermCount("SparseSeries.inverse", n);
    if (this.exponents[0] !== 0) throw new RangeError("SparseSeries.inverse: f(0) must not be 0");
    const { mod } = transform998244353;
    return this.unitPower(MOD998244353 - 1, mod.inverse(this.coefficients[0]!), n);
  }

  exp(n: number): Int32Array {
    checkTermCount("SparseSeries.exp", n);
    if (this.exponents[0] === 0) throw new RangeError("SparseSeries.exp: f(0) must be 0");
    const result = new Int32Array(n); // g with g' = f' g
    result[0] = 1;
    solve(result, this.exponents, this.coefficients, 1, 0);
    return result;
  }

  log(n: number): Int32Array {
    checkTermCount("SparseSeries.log", n);
    const { exponents, coefficients } = this;
    if (exponents[0] !== 0 || coefficients[0] !== 1) {
      throw new RangeError("SparseSeries.log: f(0) must be 1");
    }
    const result = new Int32Array(n); // g with f g' = f', the right side times x in its place first
    for (let i = 1; i < exponents.length && exponents[i]! < n; i++) {
      result[exponents[i]!] = mul998244353(exponents[i]!, coefficients[i]!);
    }
    solve(result, exponents.subarray(1), coefficients.subarray(1), 0, MOD998244353 - 1);
    return result;
  }

  pow(exponent: number | bigint, n: number): Int32Array {
    checkTermCount("SparseSeries.pow", n);
    if ((typeof exponent === "number" && !Number.isSafeInteger(exponent)) || exponent < 0) {
      throw new RangeError(
        `SparseSeries.pow: the power must be an integer from 0 on, got ${exponent}`,
      );
    }
    const power = new Int32Array(n);
    const k = BigInt(exponent);
    if (k === BigInt(0)) return power.fill(1, 0, 1);
    if (this.exponents.length === 0 || BigInt(this.exponents[0]!) * k >= BigInt(n)) return power;
    const low = this.exponents[0]!;
    const start = low === 0 ? 0 : low * Number(k); // k < n where low > 0
    const modulo = (m: number) => Number(k % BigInt(m));
    const first = transform998244353.mod.pow(this.coefficients[0]!, modulo(MOD998244353 - 1));
    power.set(this.unitPower(modulo(MOD998244353), first, n - start), start);
    return power;
  }

  /** The root whose lowest term is the smaller one, or undefined. */
  sqrt(n: number): Int32Array | undefined {
    checkTermCount("SparseSeries.sqrt", n);
    const root = new Int32Array(n);
    if (this.exponents.length === 0) return root;
    const first = sqrtMod(this.coefficients[0]!, MOD998244353);
    if (this.exponents[0]! % 2 === 1 || first < 0) return undefined;
    const start = this.exponents[0]! / 2;
    if (start < n) root.set(this.unitPower(HALF, first, n - start), start);
    return root;
  }

  /** first · (f / its lowest term)^power. */
  private unitPower(power: number, first: number, n: number): Int32Array {
    const { mod } = transform998244353;
    const result = new Int32Array(n); // g with f g' = power · f' g
    result[0] = first;
    const low = this.exponents[0]!;
    const coefficients = this.coefficients.slice(1);
    mod.scale(coefficients, mod.inverse(this.coefficients[0]!));
    const exponents = this.exponents.subarray(1).map((exponent) => exponent - low);
    solve(result, exponents, coefficients, power, MOD998244353 - 1);
    return result;
  }
}

/** The first n terms of f, residues, where so few differ from 0 that transforms would take longer. */
export function asSparseSeries(f: Int32Array, n: number): SparseSeries | undefined {
  const end = Math.min(n, f.length);
  const exponents: number[] = [];
  for (let i = 0; i < end; i++) {
    if (f[i] === 0) continue;
    exponents.push(i);
    if (exponents.length > FEW || exponents.length * 32 > n) return undefined;
  }
  const places = Int32Array.from(exponents);
  return new SparseSeries(
    places,
    places.map((i) => f[i]!),
  );
}

/**
 * Solves m g[m] = given[m] + the sum over the terms c x^e of (left · e + right · (m - e)) c g[m - e], for m from
 * 1 on. What is given stands at the places of the result.
 */
function solve(
  g: Int32Array,
  exponents: Int32Array,
  coefficients: Int32Array,
  left: number,
  right: number,
): void {
  const { mod } = transform998244353;
  const inverses = inversesBelow(Math.max(g.length, 1), MOD998244353);
  const slopes = coefficients.map((c) => mod.mul(c, right));
  const factors = new Int32Array(coefficients.length); // the factors of g[m - e] at the present m
  let count = 0; // of the terms up to x^m
  for (let m = 1; m < g.length; m++) {
    let sum = g[m]!;
    for (let i = 0; i < count; i++) {
      factors[i] = mod.add(factors[i]!, slopes[i]!);
      sum = mod.add(sum, mul998244353(factors[i]!, g[m - exponents[i]!]!));
    }
    for (; count < exponents.length && exponents[count] === m; count++) {
      factors[count] = mod.mul(mod.mul(left, m), coefficients[count]!);
      sum = mod.add(sum, mul998244353(factors[count]!, g[0]!));
    }
    g[m] = mul998244353(sum, inverses[m]!);
  }
}

const HALF = (MOD998244353 + 1) / 2; // 1 / 2
const FEW = 16; // terms up to which one after the other is quicker
