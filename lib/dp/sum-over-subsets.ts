/**
 * sumOverSubsets: for every set of bits the sum of the values of all its subsets, in place.
 *
 * Use     const sums = [1, 2, 3, 4]; sumOverSubsets(sums)
 * Time    O(n 2^n) for 2^n values: n = 20 in about 20 ms
 * Space   none
 * Limits  the length is a power of two; sums are exact to 2^53 in doubles and arrays, and wrap in
 *         Int32Arrays, which suits counts and xor tricks
 * Errors  RangeError: a length that is no power of two
 * Source  F. Yates (1937): one bit after the other, own code
 * Tested  sum-over-subsets.test.ts: against all pairs of sets; verify: CSES 1654
 */
export type Values = Int32Array | Float64Array | number[];

/** values[s] becomes the sum of values[t] over all t with s & t = t. */
export function sumOverSubsets(values: Values): void {
  checkLength("sumOverSubsets", values);
  for (let bit = 1; bit < values.length; bit *= 2) {
    for (let block = bit; block < values.length; block += 2 * bit) {
      for (let s = block; s < block + bit; s++) values[s]! += values[s - bit]!;
    }
  }
}

/** values[s] becomes the sum of values[t] over all t with s & t = s. */
export function sumOverSupersets(values: Values): void {
  checkLength("sumOverSupersets", values);
  for (let bit = 1; bit < values.length; bit *= 2) {
    for (let block = bit; block < values.length; block += 2 * bit) {
      for (let s = block; s < block + bit; s++) values[s - bit]! += values[s]!;
    }
  }
}

function checkLength(name: string, values: Values): void {
  const { length } = values;
  if (length > 0 && (length & (length - 1)) === 0) return;
  throw new RangeError(`${name}: the length must be a power of two, got ${length}`);
}
