/**
 * productOfMany: the product of any number of polynomials modulo 998244353.
 *
 * Use     productOfMany([Int32Array.of(1, 1), Int32Array.of(1, 2)])
 * Time    O(n log n log k) for k factors and n terms of the product
 * Space   12 bytes a term
 * Limits  the product has at most 2^23 terms; residues in [0, 998244353); of no factors it is 1
 * Errors  RangeError: those of convolution
 * Source  the shortest first, two by two in a queue: folklore, own code
 * Tested  product-of-many.test.ts: against products one by one; verify: library-checker
 *         product_of_polynomial_sequence
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTerms } from "./check-terms";
import { convolution } from "./convolution";

/** Factors up to this length are multiplied one after the other until a product is as long. */
const SHORT = 32;
const EMPTY = new Int32Array(0);

export function productOfMany(factors: readonly Int32Array[]): Int32Array {
  if (factors.length === 0) return Int32Array.of(1);
  for (const factor of factors) checkTerms("productOfMany", factor);
  const queue = shortJoined(factors.slice().sort((a, b) => a.length - b.length));
  for (let at = 0; at + 1 < queue.length; at += 2) {
    queue.push(convolution(queue[at]!, queue[at + 1]!));
    queue[at] = queue[at + 1] = EMPTY; // what is used up needs no room
  }
  return queue[queue.length - 1]!.slice();
}

/** Products of the short factors, and the others: many small arrays would take more room than the terms. */
function shortJoined(factors: readonly Int32Array[]): Int32Array[] {
  const joined: Int32Array[] = [];
  const product = new Int32Array(2 * SHORT);
  let length = 0;
  for (const factor of factors) {
    if (factor.length === 0 || factor.length > SHORT) {
      joined.push(factor);
      continue;
    }
    if (length === 0) product.set(factor);
    else multiply(product, length, factor);
    length += factor.length - (length === 0 ? 0 : 1);
    if (length < SHORT) continue;
    joined.push(product.slice(0, length));
    length = 0;
  }
  if (length > 0) joined.push(product.slice(0, length));
  return joined.sort((a, b) => a.length - b.length);
}

/** The product of the first `length` terms and a factor, in place. */
function multiply(terms: Int32Array, length: number, factor: Int32Array): void {
  for (let k = length + factor.length - 2; k >= 0; k--) {
    let sum = 0;
    for (let j = Math.max(0, k - length + 1); j < factor.length && j <= k; j++) {
      sum += mul998244353(factor[j]!, terms[k - j]!);
    }
    terms[k] = sum % MOD998244353;
  }
}
