/**
 * convolution64: the product of two polynomials modulo 2^64, terms as high and low words of 32 bits.
 *
 * Use     convolution64({ high: Uint32Array.of(0), low: Uint32Array.of(2) }, { high: Uint32Array.of(0), low: Uint32Array.of(3) })
 * Time    O(n log n) for n terms of the product, five times that of convolution
 * Space   44 bytes a term of the next power of two, and the tables of five transforms
 * Limits  the shorter factor has at most 2^20 terms, the product 2^22
 * Errors  RangeError: words of different lengths, factors too long; an empty factor gives an empty product
 * Source  products modulo five primes, joined by H. L. Garner, "The residue number system" (1959);
 *         own code
 * Tested  convolution64.test.ts: against products term by term in BigInt; verify: library-checker
 *         convolution_mod_2_64
 */
import { powerOfTwoFrom } from "./check-terms";
import { PrimeTransform } from "./prime-transform";
import { transform998244353 } from "./transform998244353";

/** Numbers high[i] · 2^32 + low[i], as wordsIn reads and writeWords writes them. */
export interface Words {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

export function convolution64(a: Words, b: Words): Words {
  const [n, m] = [lengthOf(a), lengthOf(b)];
  const length = n === 0 || m === 0 ? 0 : n + m - 1;
  if (Math.min(n, m) > 2 ** 20 || length > 2 ** 22) {
    throw new RangeError(
      `convolution64: expected factors of at most 2^20 and 2^22 terms, got ${n} and ${m}`,
    );
  }
  const product = { high: new Uint32Array(length), low: new Uint32Array(length) };
  if (length === 0) return product;
  const size = powerOfTwoFrom(length);
  join(
    TRANSFORMS.map((transform) => {
      const left = residues(a, transform);
      return transform.product(left, a === b ? left : residues(b, transform), size);
    }),
    product,
  );
  return product;
}

function lengthOf({ high, low }: Words): number {
  if (high.length === low.length) return low.length;
  throw new RangeError(`convolution64: ${high.length} high words and ${low.length} low words`);
}

function residues({ high, low }: Words, { mod }: PrimeTransform): Int32Array {
  const terms = new Int32Array(low.length);
  const shift = 2 ** 32 % mod.m;
  for (let i = 0; i < terms.length; i++) {
    terms[i] = mod.add(mod.mul(high[i]! % mod.m, shift), low[i]! % mod.m);
  }
  return terms;
}

/**
 * The sums that leave these residues are d0 + p0 (d1 + p1 (d2 + p2 (d3 + p3 d4))) with d[k] in [0, p[k]):
 * below 2^20 · 2^128, which is less than the product of the primes. They are computed modulo 2^64.
 */
function join(products: readonly Int32Array[], { high, low }: Words): void {
  const mods = TRANSFORMS.map(({ mod }) => mod);
  const inverses = mods.map((mod, k) =>
    mods.slice(0, k).map((lower) => mod.inverse(lower.m % mod.m)),
  );
  const digits = products.map(() => new Int32Array(low.length));
  for (let k = 0; k < mods.length; k++) {
    const mod = mods[k]!;
    const digit = digits[k]!;
    digit.set(products[k]!.subarray(0, digit.length));
    for (let lower = 0; lower < k; lower++) {
      const inverse = inverses[k]![lower]!;
      const below = digits[lower]!;
      // All primes lie between 2^29 and 2^30.
      for (let i = 0; i < digit.length; i++) {
        const other = below[i]! >= mod.m ? below[i]! - mod.m : below[i]!;
        digit[i] = mod.mul(mod.sub(digit[i]!, other), inverse);
      }
    }
  }
  for (let k = mods.length - 1; k >= 0; k--) {
    const p = mods[k]!.m;
    const digit = digits[k]!;
    for (let i = 0; i < digit.length; i++) {
      // (high · 2^32 + low) · p + digit, low in halves of 16 bits.
      const lower = (low[i]! & 0xffff) * p + digit[i]!;
      const upper = (low[i]! >>> 16) * p + Math.floor(lower / 65536);
      low[i] = (upper % 65536) * 65536 + (lower % 65536);
      high[i] = Math.imul(high[i]!, p) + Math.floor(upper / 65536);
    }
  }
}

const TRANSFORMS: readonly PrimeTransform[] = [
  transform998244353,
  new PrimeTransform(943718401, 7), // 225 · 2^22 + 1
  new PrimeTransform(935329793, 3), // 223 · 2^22 + 1
  new PrimeTransform(897581057, 3), // 107 · 2^23 + 1
  new PrimeTransform(880803841, 26), // 105 · 2^23 + 1
];
