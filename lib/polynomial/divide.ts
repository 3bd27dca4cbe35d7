/**
 * divide: the quotient and the remainder of two polynomials modulo 998244353, lowest term first.
 *
 * Use     const { quotient, remainder } = divide(a, b)
 * Time    O(n log n); term by term where the quotient or the divisor is short
 * Space   32 bytes a term
 * Limits  quotients of up to 2^22 terms; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, a divisor 0, a quotient too long
 * Source  the inverse of the reversed divisor: V. Strassen (1973); own code
 * Tested  divide.test.ts: against division term by term in BigInt; verify: library-checker
 *         division_of_polynomials
 */
import { smallCopy, smallInts } from "../sequence/small-ints";
import { checkTerms } from "./check-terms";
import { convolution } from "./convolution";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

/** a = quotient · b + remainder; both without zeros at their upper ends, so 0 has no terms. */
export function divide(
  a: Int32Array,
  b: Int32Array,
): { quotient: Int32Array; remainder: Int32Array } {
  checkTerms("divide", a);
  checkTerms("divide", b);
  const dividend = trimmed(a);
  const divisor = trimmed(b);
  if (divisor.length === 0) throw new RangeError("divide: the divisor must not be 0");
  const count = dividend.length - divisor.length + 1;
  if (count <= 0) return { quotient: smallInts(0), remainder: smallCopy(dividend) };
  if (Math.min(count, divisor.length) <= SHORT) return termByTerm(dividend, divisor, count);
  // Read from the top, the quotient is a power series.
  const top = dividend.slice(-count).reverse();
  const inverse = seriesInverse(divisor.slice(-count).reverse(), count);
  const quotient = convolution(top, inverse).slice(0, count).reverse();
  const { mod } = transform998244353;
  const remainder = new Int32Array(divisor.length - 1);
  const product = convolution(quotient.subarray(0, remainder.length), divisor);
  for (let i = 0; i < remainder.length; i++) remainder[i] = mod.sub(dividend[i]!, product[i]!);
  return { quotient, remainder: trimmed(remainder) };
}

function termByTerm(dividend: Int32Array, divisor: Int32Array, count: number) {
  const { mod } = transform998244353;
  const rest = smallCopy(dividend);
  const quotient = smallInts(count);
  const scale = mod.inverse(divisor[divisor.length - 1]!);
  for (let at = count - 1; at >= 0; at--) {
    const factor = mod.mul(rest[at + divisor.length - 1]!, scale);
    quotient[at] = factor;
    for (let i = 0; i < divisor.length; i++) {
      rest[at + i] = mod.sub(rest[at + i]!, mod.mul(factor, divisor[i]!));
    }
  }
  return { quotient, remainder: trimmed(rest.subarray(0, divisor.length - 1)) };
}

/** Without zeros at the upper end; a view. */
function trimmed(terms: Int32Array): Int32Array {
  let end = terms.length;
  while (end > 0 && terms[end - 1] === 0) end--;
  return terms.subarray(0, end);
}

const SHORT = 64;
