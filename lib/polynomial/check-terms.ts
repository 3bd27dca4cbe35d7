/**
 * checkTerms: the check that every term of a polynomial is a residue modulo 998244353.
 *
 * Use     checkTerms("myFunction", a)
 * Time    O(n), less than a nanosecond a term
 * Space   none
 * Limits  counts up to 2^30
 * Errors  RangeError that names the calling function, the term and its place; TypeError for a plain array
 * Source  own code
 * Tested  check-terms.test.ts: at the edges; verify: library-checker convolution_mod through convolution
 */
export function checkTerms(name: string, terms: Int32Array): void {
  if (!(terms instanceof Int32Array)) {
    throw new TypeError(`${name}: expected an Int32Array, such as Int32Array.from(terms)`);
  }
  for (let i = 0; i < terms.length; i++) {
    if (terms[i]! >>> 0 < 998244353) continue;
    throw new RangeError(`${name}: expected residues in [0, 998244353), got ${terms[i]} at ${i}`);
  }
}

/** checkTerms modulo any m, which is not checked. */
export function checkResidues(name: string, terms: Int32Array, m: number): void {
  if (!(terms instanceof Int32Array)) {
    throw new TypeError(`${name}: expected an Int32Array, such as Int32Array.from(terms)`);
  }
  for (let i = 0; i < terms.length; i++) {
    if (terms[i]! >>> 0 < m) continue;
    throw new RangeError(`${name}: expected residues in [0, ${m}), got ${terms[i]} at ${i}`);
  }
}

/** Throws a RangeError unless `count` is an integer in [0, 2^22]: how many terms a series may have. */
export function checkTermCount(name: string, count: number): void {
  if (Number.isInteger(count) && count >= 0 && count <= 2 ** 22) return;
  throw new RangeError(`${name}: the number of terms must be in [0, 2^22], got ${count}`);
}

/** The smallest power of two that is at least `count`, an integer in [0, 2^30]; at least 1. */
export function powerOfTwoFrom(count: number): number {
  if (!Number.isInteger(count) || count < 0 || count > 2 ** 30) {
    throw new RangeError(`powerOfTwoFrom: count must be an integer in [0, 2^30], got ${count}`);
  }
  return count <= 1 ? 1 : 2 ** (32 - Math.clz32(count - 1));
}
