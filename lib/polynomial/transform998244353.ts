/**
 * transform998244353: the number-theoretic transform modulo 998244353, ready to use.
 *
 * Use     const values = new Int32Array(8); transform998244353.forward(values); transform998244353.inverse(values)
 * Time    that of PrimeTransform
 * Space   its tables, kept for the whole program
 * Limits  lengths up to 2^23
 * Errors  those of PrimeTransform
 * Source  3 is a primitive root of 998244353 = 119 · 2^23 + 1: folklore
 * Tested  transform998244353.test.ts: against the values at all powers of the root, in BigInt; verify:
 *         library-checker convolution_mod through convolution
 */
import { PrimeTransform } from "./prime-transform";

export const transform998244353 = new PrimeTransform(998244353, 3);
