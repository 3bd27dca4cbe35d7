/**
 * nextPermutation: the lexicographically next order of items, in place, as in C++'s library; nextCombination, nextProduct:
 * the next choice of k of n places, the next list of digits.
 *
 * Use     const items = [0, 1, 2]; do console.assert(items.length === 3); while (nextPermutation(items));
 *         const chosen = [0, 1]; do console.assert(chosen[1]! < 5); while (nextCombination(chosen, 5));
 *         const digits = [0, 0]; do console.assert(digits[0]! < 3); while (nextProduct(digits, [3, 10]))
 * Time    O(1) a call on average over all orders of different items, choices or lists, O(n) at worst
 * Space   none
 * Limits  numbers, equal ones too, but no NaN (not checked): each different order comes once; places ascend
 * Errors  RangeError for an n or a base that is no number
 * Source  Narayana Pandita, 14th century: Knuth, TAOCP 4A, 7.2.1.2, algorithm L
 * Tested  next-permutation.test.ts: against all orders sorted, on every sequence of values below 4 to
 *         length 6, all choices and lists; verify: AtCoder abc150_c
 *
 *   items.sort((a, b) => a - b);
 *   do { … } while (nextPermutation(items));
 *
 * Each of the three returns false, and makes the first one again, behind the last one. The subsets of a set of bits:
 * for (let part = set; ; part = (part - 1) & set) { …; if (part === 0) break; }
 */
import { shown } from "../io/shown";

export function nextPermutation(items: {
  readonly length: number;
  [index: number]: number;
}): boolean {
  let last = items.length - 1;
  let at = last - 1;
  while (at >= 0 && items[at]! >= items[at + 1]!) at--;
  if (at >= 0) {
    let larger = last;
    while (items[larger]! <= items[at]!) larger--;
    swap(items, at, larger);
  }
  // What is behind descends: turned round, it is the least order of these items.
  for (let first = at + 1; first < last; first++, last--) swap(items, first, last);
  return at >= 0;
}

/** The next k of the places 0 to n - 1, which ascend in the list. */
export function nextCombination(
  places: { readonly length: number; [index: number]: number },
  n: number,
): boolean {
  if (!(n >= 0)) throw new RangeError(`nextCombination: n must be at least 0, got ${shown(n)}`);
  const k = places.length;
  let at = k - 1;
  while (at >= 0 && places[at]! >= n - k + at) at--;
  for (let i = Math.max(at, 0), place = at < 0 ? 0 : places[at]! + 1; i < k; i++) {
    places[i] = place++;
  }
  return at >= 0;
}

/** The next list of digits, the last digit first; digit i runs from 0 to bases[i] - 1. */
export function nextProduct(
  digits: { readonly length: number; [index: number]: number },
  bases: ArrayLike<number>,
): boolean {
  for (let at = digits.length - 1; at >= 0; at--) {
    if (!(bases[at]! > 0)) {
      throw new RangeError(
        `nextProduct: bases[${at}] must be greater than 0, got ${shown(bases[at])}`,
      );
    }
    digits[at]!++;
    if (digits[at]! < bases[at]!) return true;
    digits[at] = 0;
  }
  return false;
}

function swap(items: { [index: number]: number }, a: number, b: number): void {
  const item = items[a]!;
  items[a] = items[b]!;
  items[b] = item;
}
