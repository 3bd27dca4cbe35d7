/**
 * stirlingFirst: the signed Stirling numbers of the first kind s(n, 0) … s(n, n) modulo 998244353; and
 * stirlingSecond: those of the second kind.
 *
 * Use     stirlingFirst(n)
 * Time    O(n log n)
 * Space   32 bytes a number of the next power of two
 * Limits  n in [0, 2^22 - 1]
 * Errors  RangeError for any other n
 * Source  x (x - 1) … (x - n + 1), doubled by a Taylor shift; the second kind by inclusion and exclusion:
 *         folklore, own code
 * Tested  stirling-first.test.ts: against the recurrences; verify: library-checker
 *         stirling_number_of_the_first_kind
 */
import { Binomials } from "../number/binomials";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount } from "./check-terms";
import { convolution } from "./convolution";
import { taylorShift } from "./taylor-shift";
import { transform998244353 } from "./transform998244353";

export function stirlingFirst(n: number): Int32Array {
  checkTermCount("stirlingFirst", n + 1);
  checkTermCount("stirlingFirst", n);
  const { mod } = transform998244353;
  let product = Int32Array.of(1); // x (x - 1) … (x - count + 1)
  let count = 0;
  for (const bit of n.toString(2)) {
    product = convolution(product, taylorShift(product, mod.sub(0, count))).slice();
    count *= 2;
    if (bit === "0") continue;
    const next = new Int32Array(product.length + 1);
    next.set(product, 1);
    for (let i = 0; i < product.length; i++) {
      next[i] = mod.sub(next[i]!, mod.mul(product[i]!, count));
    }
    product = next;
    count++;
  }
  return product;
}

/** In how many ways n things are divided into 0 … n parts, none empty, the order not counting. */
export function stirlingSecond(n: number): Int32Array {
  checkTermCount("stirlingSecond", n + 1);
  checkTermCount("stirlingSecond", n);
  const { mod } = transform998244353;
  const binomials = new Binomials(n + 1, MOD998244353);
  const powers = new Int32Array(n + 1);
  const signs = new Int32Array(n + 1);
  for (let i = 0; i <= n; i++) {
    const inverse = binomials.inverseFactorial(i);
    powers[i] = mul998244353(mod.pow(i, n), inverse);
    signs[i] = i % 2 === 0 ? inverse : MOD998244353 - inverse;
  }
  return convolution(powers, signs).slice(0, n + 1);
}
