/**
 * FixedBaseLog: discrete logarithms of many numbers to one primitive root of one prime.
 *
 * Use     const logs = new FixedBaseLog(998244353, 3); logs.log(5)
 * Time    O(p^(1/2) · (p^(1/2) / log p)^(1/2)) to build: about 0.7 s for p = 10^9; log O(log p), below 1 µs
 * Space   40 to 80 bytes a baby step, half a million of them for p = 10^9; 4 √p bytes are kept
 * Limits  p a prime below 2^30, base a primitive root; for one logarithm, or another base, take discreteLog
 * Errors  RangeError: a p that is no prime, a base that is no primitive root, a value outside [1, p)
 * Source  logarithms of the primes up to √p by baby steps and giant steps; of others from p = q · value + r, as
 *         r or value - r is at most half the value: folklore, own code
 * Tested  fixed-base-log.test.ts: against all powers; verify: library-checker discrete_logarithm_fixed_mod
 */
import { IntMap } from "../structure/int-map";
import { factorize } from "./factorize";
import { isPrime } from "./is-prime";
import { Mod } from "./mod";
import { smallestFactors } from "./smallest-factors";

export class FixedBaseLog {
  private readonly p: number;
  /** Of the numbers up to a little more than √p. */
  private readonly small: Int32Array;

  constructor(p: number, base: number) {
    if (!Number.isInteger(p) || p < 2 || p >= 2 ** 30 || !isPrime(p)) {
      throw new RangeError(`FixedBaseLog: p must be a prime below 2^30, got ${p}`);
    }
    const mod = new Mod(p);
    const isGenerator =
      Number.isInteger(base) &&
      base >= 1 &&
      base < p &&
      factorize(p - 1).every((q) => mod.pow(base, (p - 1) / Number(q)) !== 1);
    if (!isGenerator) {
      throw new RangeError(`FixedBaseLog: ${base} is no primitive root modulo ${p}`);
    }
    this.p = p;
    this.small = smallLogs(mod, base, Math.floor(Math.sqrt(p)) + 1);
  }

  /** The exponent e in [0, p - 1) with base^e = value. */
  log(value: number): number {
    const p = this.p;
    const small = this.small;
    if (!Number.isInteger(value) || value < 1 || value >= p) {
      throw new RangeError(`FixedBaseLog.log: expected an integer in [1, ${p}), got ${value}`);
    }
    const order = p - 1;
    let sum = 0; // below 2^35: there are at most 30 steps
    let rest = value;
    while (rest >= small.length) {
      // p = quotient · rest + r: rest is -r / quotient, and (rest - r) / (quotient + 1).
      const quotient = Math.floor(p / rest);
      const r = p - quotient * rest;
      if (2 * r <= rest) {
        sum += order / 2 + order - small[quotient]!;
        rest = r;
      } else {
        sum += order - small[quotient + 1]!;
        rest -= r;
      }
    }
    return (sum + small[rest]!) % order;
  }
}

/** The logarithms of 1 … last, at place 0 a 0. */
function smallLogs(mod: Mod, base: number, last: number): Int32Array {
  const order = mod.m - 1;
  const smallest = smallestFactors(last + 1);
  const logs = new Int32Array(last + 1);
  let primes = 0;
  for (let n = 2; n <= last; n++) primes += +(smallest[n] === n);
  // A look-up costs a third of an entry.
  const steps = Math.ceil(Math.sqrt((mod.m * (primes + 1)) / 6));
  const babies = new IntMap();
  let power = 1;
  for (let baby = 0; baby < steps && baby < order; baby++) {
    babies.set(power, baby);
    power = mod.mul(power, base);
  }
  const back = mod.by(mod.inverse(power));
  const stride = Math.min(steps, order);
  for (let n = 2; n <= last && n < mod.m; n++) {
    const factor = smallest[n]!;
    if (factor < n) {
      logs[n] = (logs[factor]! + logs[n / factor]!) % order;
      continue;
    }
    let giant = 0;
    let rest = n;
    for (; !babies.has(rest); giant += stride) rest = back.times(rest);
    logs[n] = giant + babies.get(rest)!;
  }
  return logs;
}
