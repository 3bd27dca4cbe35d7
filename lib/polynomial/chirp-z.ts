/**
 * chirpZ: the values of a polynomial modulo 998244353 at the points a, a r, a r² … of a geometric sequence.
 *
 * Use     chirpZ(f, 1, 3); // f(1), f(3), f(9)
 * Time    O((n + m) log (n + m)) for n terms and m points, one convolution
 * Space   20 bytes a term and point
 * Limits  n + m in [0, 2^22]; residues in [0, 998244353), also 0 as a or r, with r^0 = 1
 * Errors  RangeError: a term, an a or an r that is no residue, too many terms and points
 * Source  L. Bluestein (1970), with i j = C(i + j, 2) - C(i, 2) - C(j, 2), which needs no root of r; own code
 * Tested  chirp-z.test.ts: against Horner's rule; verify: library-checker
 *         multipoint_evaluation_on_geometric_sequence
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function chirpZ(f: Int32Array, a: number, r: number, m = f.length): Int32Array {
  checkTerms("chirpZ", f);
  checkTermCount("chirpZ", m);
  checkTermCount("chirpZ", f.length + m);
  checkRatio("chirpZ", a, r);
  const n = f.length;
  const values = new Int32Array(m);
  if (n === 0 || m === 0) return values;
  if (r === 0) {
    for (let i = n - 1; i >= 0; i--)
      values[0] = (mul998244353(values[0]!, a) + f[i]!) % MOD998244353;
    return values.fill(f[0]!, 1);
  }
  const inverses = chirp(transform998244353.mod.inverse(r), Math.max(n, m));
  const scaled = new Int32Array(n); // reversed
  for (let i = 0, power = 1; i < n; i++, power = mul998244353(power, a)) {
    scaled[n - 1 - i] = mul998244353(mul998244353(f[i]!, power), inverses[i]!);
  }
  // Sums that pass the size come back below the n - 1st.
  const size = powerOfTwoFrom(n + m - 1);
  const sums = transform998244353.product(scaled, chirp(r, n + m - 1), size);
  for (let i = 0; i < m; i++) values[i] = mul998244353(sums[n - 1 + i]!, inverses[i]!);
  return values;
}

/** r^0, r^0, r^1, r^3 …: r to the powers i (i - 1) / 2. */
export function chirp(r: number, count: number): Int32Array {
  checkTermCount("chirp", count);
  checkRatio("chirp", 1, r);
  const powers = new Int32Array(count);
  if (count > 0) powers[0] = 1;
  for (let i = 1, power = 1; i < count; i++, power = mul998244353(power, r)) {
    powers[i] = mul998244353(powers[i - 1]!, power);
  }
  return powers;
}

/** Throws a RangeError unless a and r are residues. */
export function checkRatio(name: string, a: number, r: number): void {
  for (const value of [a, r]) {
    if (Number.isInteger(value) && value >= 0 && value < MOD998244353) continue;
    throw new RangeError(`${name}: a and r must be residues in [0, 998244353), got ${a} and ${r}`);
  }
}
