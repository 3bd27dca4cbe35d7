/**
 * productOfMany: the product of any number of polynomials modulo 998244353.
 *
 * Time    O(n log n log k) for k factors and n terms of the product
 * Space   12 bytes a term
 * Limits  the product has at most 2^23 terms; residues in [0, 998244353); of no factors it is 1
 * Errors  RangeError: those of convolution
 * Source  the shortest first, two by two in a queue: folklore, own code
 * Tested  product-of-many.test.ts: against products one by one; verify: library-checker
 *         product_of_polynomial_sequence
 */
import { checkTerms } from "./check-terms";
import { convolution } from "./convolution";

export function productOfMany(factors: readonly Int32Array[]): Int32Array {
  if (factors.length === 0) return Int32Array.of(1);
  for (const factor of factors) checkTerms("productOfMany", factor);
  const queue = factors.slice().sort((a, b) => a.length - b.length);
  for (let at = 0; at + 1 < queue.length; at += 2) {
    queue.push(convolution(queue[at]!, queue[at + 1]!));
  }
  return queue[queue.length - 1]!.slice();
}
