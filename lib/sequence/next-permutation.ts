/**
 * nextPermutation: the lexicographically next order of items, in place, as in C++'s library.
 *
 * Use     const items = [0, 1, 2]; do console.assert(items.length === 3); while (nextPermutation(items))
 * Time    O(1) a call on average over all orders of different items, O(n) at worst
 * Space   none
 * Limits  numbers, equal ones too, but no NaN (not checked): each different order comes once
 * Errors  none
 * Source  Narayana Pandita, 14th century: Knuth, TAOCP 4A, 7.2.1.2, algorithm L
 * Tested  next-permutation.test.ts: against all orders sorted, on every sequence of values below 4 to
 *         length 6; verify: AtCoder abc150_c
 *
 *   items.sort((a, b) => a - b);
 *   do { … } while (nextPermutation(items));
 */
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

function swap(items: { [index: number]: number }, a: number, b: number): void {
  const item = items[a]!;
  items[a] = items[b]!;
  items[b] = item;
}
