/**
 * convolutionMod: the product of two polynomials modulo any number below 2^30, lowest term first.
 *
 * Use     convolutionMod(a, b, 1000000007)
 * Time    O(n log n) for n terms of the product, three times that of convolution
 * Space   28 bytes a term of the next power of two, and the tables of three transforms
 * Limits  m in [1, 2^30), prime or not; the product has at most 2^23 terms
 * Errors  RangeError: another modulus, a term that is no residue, a product too long; an empty factor
 *         gives an empty product
 * Source  products modulo three primes, joined by H. L. Garner, "The residue number system" (1959);
 *         own code
 * Tested  convolution-mod.test.ts: against products term by term in BigInt; verify: library-checker
 *         convolution_mod_1000000007
 */
import { Mod } from "../number/mod";
import { powerOfTwoFrom } from "./check-terms";
import { PrimeTransform } from "./prime-transform";
import { transform998244353 } from "./transform998244353";

export function convolutionMod(a: Int32Array, b: Int32Array, m: number): Int32Array {
  const mod = new Mod(m);
  checkResidues(a, m);
  checkResidues(b, m);
  if (a.length === 0 || b.length === 0) return new Int32Array(0);
  const length = a.length + b.length - 1;
  if (length > 2 ** 23) {
    throw new RangeError(`convolutionMod: expected a product of at most 2^23 terms, got ${length}`);
  }
  if (Math.min(a.length, b.length) <= SHORT) return termByTerm(a, b, mod);
  const size = powerOfTwoFrom(length);
  const [x, y, z] = TRANSFORMS.map((transform) => {
    const left = reduced(a, transform.mod.m);
    return transform.product(left, a === b ? left : reduced(b, transform.mod.m), size);
  }) as [Int32Array, Int32Array, Int32Array];
  return joined(x, y, z, mod).subarray(0, length);
}

/** The sums that are x, y and z modulo the three primes, below the primes' product, modulo m; in x. */
function joined(x: Int32Array, y: Int32Array, z: Int32Array, mod: Mod): Int32Array {
  const [{ mod: first }, { mod: second }, { mod: third }] = TRANSFORMS;
  const toSecond = second.inverse(first.m - second.m);
  const toThird = third.inverse(third.mul(first.m - third.m, second.m - third.m));
  const firstInThird = first.m - third.m;
  const p = first.m % mod.m;
  const pq = mod.mul(p, second.m % mod.m);
  for (let i = 0; i < x.length; i++) {
    // sum = low + middle · p + high · p · q. The primes lie between 2^29 and 2^30.
    const low = x[i]!;
    const inSecond = low >= second.m ? low - second.m : low;
    const middle = second.mul(second.sub(y[i]!, inSecond), toSecond);
    const inThird = low >= third.m ? low - third.m : low;
    const other = middle >= third.m ? middle - third.m : middle;
    const rest = third.sub(third.sub(z[i]!, inThird), third.mul(other, firstInThird));
    const high = third.mul(rest, toThird);
    const sum = mod.add(low % mod.m, mod.mul(middle % mod.m, p));
    x[i] = mod.add(sum, mod.mul(high % mod.m, pq));
  }
  return x;
}

/** Residues below 2^30 as residues modulo p > 2^29. */
function reduced(terms: Int32Array, p: number): Int32Array {
  const residues = new Int32Array(terms.length);
  for (let i = 0; i < terms.length; i++) residues[i] = terms[i]! >= p ? terms[i]! - p : terms[i]!;
  return residues;
}

function termByTerm(a: Int32Array, b: Int32Array, mod: Mod): Int32Array {
  const product = new Int32Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      product[i + j] = mod.add(product[i + j]!, mod.mul(a[i]!, b[j]!));
    }
  }
  return product;
}

function checkResidues(terms: Int32Array, m: number): void {
  for (let i = 0; i < terms.length; i++) {
    if (terms[i]! >>> 0 < m) continue;
    throw new RangeError(`convolutionMod: expected residues in [0, ${m}), got ${terms[i]} at ${i}`);
  }
}

const SHORT = 64; // up to this length, products term by term cost no more than the transforms
const TRANSFORMS = [
  transform998244353,
  new PrimeTransform(897581057, 3), // 107 · 2^23 + 1
  new PrimeTransform(880803841, 26), // 105 · 2^23 + 1
] as const;
