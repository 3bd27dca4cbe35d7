/**
 * seriesPow: a power series modulo 998244353 to an integer power, its first n terms.
 *
 * Use     seriesPow(f, 10n ** 18n, 8)
 * Time    O(n log n), whatever the exponent
 * Space   that of seriesLog and seriesExp
 * Limits  n in [0, 2^22]; exponents from 0 on, as a safe integer or a BigInt of any size; f^0 is 1; not
 *         checked to be numbers: unitPower(exponent, first, n)
 * Errors  RangeError: a term that is no residue, an n outside, a negative or unsafe exponent
 * Source  f^k = exp(k · log f), with the lowest term of f set apart: folklore, own code
 * Tested  series-pow.test.ts: against repeated products; verify: library-checker
 *         pow_of_formal_power_series
 */
import { MOD998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms } from "./check-terms";
import { seriesExp } from "./series-exp";
import { seriesLog } from "./series-log";
import { transform998244353 } from "./transform998244353";

export function seriesPow(f: Int32Array, exponent: number | bigint, n = f.length): Int32Array {
  checkTerms("seriesPow", f);
  checkTermCount("seriesPow", n);
  if ((typeof exponent === "number" && !Number.isSafeInteger(exponent)) || exponent < 0) {
    throw new RangeError(`seriesPow: the exponent must be an integer from 0 on, got ${exponent}`);
  }
  const power = new Int32Array(n);
  if (n === 0) return power;
  const k = BigInt(exponent);
  if (k === BigInt(0)) {
    power[0] = 1;
    return power;
  }
  let low = 0;
  while (low < f.length && f[low] === 0) low++;
  // f = c · x^low · g with g(0) = 1.
  if (low === f.length || BigInt(low) * k >= BigInt(n)) return power;
  const start = low === 0 ? 0 : low * Number(k); // k < n where low > 0
  const modulo = (m: number) => Number(k % BigInt(m));
  const first = transform998244353.mod.pow(f[low]!, modulo(MOD998244353 - 1));
  power.set(unitPower(f.subarray(low), modulo(MOD998244353), first, n - start), start);
  return power;
}

/** first · (f / f(0))^exponent, its first n terms, where f(0) is not 0. */
export function unitPower(f: Int32Array, exponent: number, first: number, n: number): Int32Array {
  const { mod } = transform998244353;
  const g = f.slice(0, n);
  mod.scale(g, mod.inverse(f[0]!));
  const log = seriesLog(g, n);
  mod.scale(log, exponent);
  const power = seriesExp(log);
  mod.scale(power, first);
  return power;
}
