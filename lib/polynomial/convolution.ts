/**
 * convolution: the product of two polynomials modulo 998244353, lowest term first.
 *
 * Use     convolution(a, b)
 * Time    O(n log n) for n terms of the product; term by term where one factor is short
 * Space   8 bytes a term of the next power of two, and the tables of the transform
 * Limits  the product has at most 2^23 terms; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, a product too long; an empty factor gives an empty product
 * Source  folklore, own code
 * Tested  convolution.test.ts: against products term by term in BigInt; verify: library-checker
 *         convolution_mod
 */
import { smallInts } from "../sequence/small-ints";
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function convolution(a: Int32Array, b: Int32Array): Int32Array {
  checkTerms("convolution", a);
  checkTerms("convolution", b);
  if (a.length === 0 || b.length === 0) return new Int32Array(0);
  const length = a.length + b.length - 1;
  if (length > 2 ** 23) {
    throw new RangeError(`convolution: expected a product of at most 2^23 terms, got ${length}`);
  }
  if (Math.min(a.length, b.length) <= SHORT) return termByTerm(a, b);
  return transform998244353.product(a, b, powerOfTwoFrom(length)).subarray(0, length);
}

function termByTerm(a: Int32Array, b: Int32Array): Int32Array {
  const product = smallInts(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const factor = a[i]!;
    const ratio = (factor / P) * (1 + 2 ** -50); // as in Mod
    for (let j = 0; j < b.length; j++) {
      const rest = (Math.imul(b[j]!, factor) - Math.imul((b[j]! * ratio) | 0, P)) | 0;
      const sum = product[i + j]! + rest + (P & (rest >> 31)) - P;
      product[i + j] = sum + (P & (sum >> 31));
    }
  }
  return product;
}

const P = 998244353;

const SHORT = 32; // up to this length, products term by term cost no more than the transforms
