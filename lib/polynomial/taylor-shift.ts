/**
 * taylorShift: the polynomial f(x + c) modulo 998244353.
 *
 * Use     taylorShift(f, 5)
 * Time    O(n log n), one convolution
 * Space   20 bytes a term of the next power of two
 * Limits  up to 2^22 terms; residues in [0, 998244353)
 * Errors  RangeError: a term or a c that is no residue, too many terms
 * Source  Taylor's formula as a convolution of f[j] · j! and c^i / i!: folklore, own code
 * Tested  taylor-shift.test.ts: against Horner's scheme; verify: library-checker
 *         polynomial_taylor_shift
 */
import { Binomials } from "../number/binomials";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms } from "./check-terms";
import { convolution } from "./convolution";

export function taylorShift(f: Int32Array, c: number): Int32Array {
  checkTerms("taylorShift", f);
  checkTermCount("taylorShift", f.length);
  if (!Number.isInteger(c) || c < 0 || c >= MOD998244353) {
    throw new RangeError(`taylorShift: c must be a residue in [0, 998244353), got ${c}`);
  }
  const n = f.length;
  if (n === 0) return new Int32Array(0);
  const binomials = new Binomials(n, MOD998244353);
  const falling = new Int32Array(n);
  const powers = new Int32Array(n);
  for (let i = 0, power = 1; i < n; i++, power = mul998244353(power, c)) {
    falling[n - 1 - i] = mul998244353(f[i]!, binomials.factorial(i));
    powers[i] = mul998244353(power, binomials.inverseFactorial(i));
  }
  const sums = convolution(falling, powers);
  const shifted = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    shifted[i] = mul998244353(sums[n - 1 - i]!, binomials.inverseFactorial(i));
  }
  return shifted;
}
