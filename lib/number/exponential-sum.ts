/**
 * exponentialSum: the sum of r^i · f(i) over i in [0, n), where f is the polynomial of degree below the
 * number of values that has these values at 0, 1, 2 …; and exponentialLimit: that over all i ≥ 0.
 *
 * Use     exponentialSum([0, 1, 4], 2, 10, mod)
 * Time    O(d) for d values: 10^7 in about 1 s
 * Space   16 bytes a value
 * Limits  d in [1, p - 1], p the modulus, a prime below 2^30; r a residue; n ≥ 0 a safe integer or a
 *         BigInt of any size; the limit is that of the power series at r, which is not 1
 * Errors  RangeError: no value or too many, a value or an r that is no residue, another n, r = 1 in
 *         exponentialLimit
 * Source  the sum is c - r^n · g(n) with c the limit and a polynomial g of the degree of f: folklore, own
 *         code
 * Tested  exponential-sum.test.ts: against sums term by term; verify: library-checker
 *         sum_of_exponential_times_polynomial, sum_of_exponential_times_polynomial_limit
 */
import { interpolateAt } from "./interpolate-at";
import { inversesBelow } from "./inverses-below";
import type { Mod } from "./mod";

export function exponentialSum(
  values: ArrayLike<number>,
  r: number,
  n: number | bigint,
  mod: Mod,
): number {
  checkArguments("exponentialSum", values, r, mod);
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0) {
    throw new RangeError(`exponentialSum: n must be an integer from 0 on, got ${n}`);
  }
  const d = values.length;
  if (BigInt(n) === BigInt(0)) return 0;
  if (r === 0) return values[0]!;
  const limit = r === 1 ? 0 : exponentialLimit(values, r, mod);
  // g(k) = (limit - the sum up to k) / r^k; for r = 1 the sum itself, one degree higher.
  const count = r === 1 ? d + 1 : d;
  const heights = new Int32Array(count);
  const inverse = mod.inverse(r);
  for (let k = 0, sum = 0, power = 1, back = 1; k < count; k++) {
    heights[k] = mod.mul(mod.sub(limit, sum), back);
    if (k < d) sum = mod.add(sum, mod.mul(power, values[k]!));
    power = mod.mul(power, r);
    back = mod.mul(back, inverse);
  }
  const power = mod.pow(r, Number(BigInt(n) % BigInt(mod.m - 1)));
  return mod.sub(limit, mod.mul(power, interpolateAt(heights, n, mod)));
}

/** The sum over all i ≥ 0, as the value at r of the rational function whose power series it is. */
export function exponentialLimit(values: ArrayLike<number>, r: number, mod: Mod): number {
  checkArguments("exponentialLimit", values, r, mod);
  if (r === 1) throw new RangeError("exponentialLimit: r must not be 1");
  // The series is numerator / (1 - x)^d, where the numerator has d terms: of the product with (1 - x)^d,
  // whose terms are w[j], those up to x^(d - 1). At r it is the sum of w[j] r^j · (sum of i < d - j).
  const d = values.length;
  const inverses = inversesBelow(d + 1, mod.m);
  const sums = new Int32Array(d);
  for (let i = 0, sum = 0, power = 1; i < d; i++) {
    sum = mod.add(sum, mod.mul(power, values[i]!));
    sums[i] = sum;
    power = mod.mul(power, r);
  }
  let numerator = 0;
  let weight = 1; // (-r)^j · binomial(d, j)
  const minus = mod.sub(0, r);
  for (let j = 0; j < d; j++) {
    numerator = mod.add(numerator, mod.mul(weight, sums[d - 1 - j]!));
    weight = mod.mul(mod.mul(weight, minus), mod.mul(d - j, inverses[j + 1]!));
  }
  return mod.mul(numerator, mod.inverse(mod.pow(mod.sub(1, r), d)));
}

function checkArguments(name: string, values: ArrayLike<number>, r: number, { m }: Mod): void {
  if (values.length < 1 || values.length >= m) {
    throw new RangeError(`${name}: expected 1 to ${m - 1} values, got ${values.length}`);
  }
  if (!Number.isInteger(r) || r < 0 || r >= m) {
    throw new RangeError(`${name}: r must be a residue in [0, ${m}), got ${r}`);
  }
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isInteger(value) && value >= 0 && value < m) continue;
    throw new RangeError(`${name}: values[${i}] must be in [0, ${m}), got ${value}`);
  }
}
