/**
 * limbsProduct: the product of two big natural numbers as limbs, six decimal digits each, lowest first.
 *
 * Time    O(n log n) for n limbs of the product; limb by limb where one factor is short
 * Space   24 bytes a limb of the next power of two
 * Limits  limbs in [0, 10^6), not checked; the shorter factor has at most 890,000 of them (5.3 million
 *         digits), the product 2^23
 * Errors  RangeError: factors too long
 * Source  sums modulo two primes, joined by H. L. Garner, "The residue number system" (1959); own code
 * Tested  limbs-product.test.ts: against BigInt; verify: library-checker multiplication_of_big_integers
 *         through BigInteger
 */
import { powerOfTwoFrom } from "./check-terms";
import { LIMB, trimmedLimbs } from "./limbs-sum";
import { PrimeTransform } from "./prime-transform";
import { transform998244353 } from "./transform998244353";

export function limbsProduct(a: Int32Array, b: Int32Array): Int32Array {
  const length = a.length + b.length;
  const shorter = Math.min(a.length, b.length);
  if (shorter > LONGEST || length > 2 ** 23) {
    throw new RangeError(
      `limbsProduct: expected at most ${LONGEST} limbs in one factor and 2^23 in both, got ${a.length} and ${b.length}`,
    );
  }
  if (shorter === 0) return new Int32Array(0);
  const product = new Int32Array(length);
  if (shorter <= SHORT) byColumns(a, b, product);
  else byTransforms(a, b, product);
  return trimmedLimbs(product);
}

/** A column's sum has at most SHORT products below 10^12 and a carry: a double holds it. */
function byColumns(a: Int32Array, b: Int32Array, product: Int32Array): void {
  let sum = 0;
  for (let column = 0; column < product.length; column++) {
    const end = Math.min(column + 1, a.length);
    for (let i = Math.max(0, column - b.length + 1); i < end; i++) sum += a[i]! * b[column - i]!;
    const carry = Math.floor(sum / LIMB);
    product[column] = sum - carry * LIMB;
    sum = carry;
  }
}

function byTransforms(a: Int32Array, b: Int32Array, product: Int32Array): void {
  const size = powerOfTwoFrom(product.length - 1);
  const first = transform998244353.product(a, b, size);
  const second = SECOND.product(a, b, size);
  const p = transform998244353.mod.m;
  const { mod } = SECOND;
  const inverse = mod.inverse(p % mod.m);
  const upper = Math.floor(p / LIMB);
  const lower = p % LIMB;
  let carry = 0; // below 2^41
  for (let i = 0; i < product.length - 1; i++) {
    // The sum is low + high · p, and p is upper · 10^6 + lower.
    const low = first[i]!;
    const high = mod.mul(mod.sub(second[i]!, low >= mod.m ? low - mod.m : low), inverse);
    const part = low + high * lower + carry;
    const above = Math.floor(part / LIMB);
    product[i] = part - above * LIMB;
    carry = above + high * upper;
  }
  product[product.length - 1] = carry;
}

const LONGEST = 890_000; // · 10^12 is below the product of the primes
const SHORT = 64;
const SECOND = new PrimeTransform(897581057, 3); // 107 · 2^23 + 1
