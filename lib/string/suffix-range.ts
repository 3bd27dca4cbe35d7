/**
 * suffixRange: all places of a pattern in a text, as a range of its suffix array.
 *
 * Use     const order = suffixArray(text); const [first, end] = suffixRange(text, order, [97, 98]);
 * Time    O(pattern length · log n)
 * Space   none
 * Limits  those of suffixArray; any pattern, also one longer than the text; the empty one is everywhere;
 *         not checked to be numbers: suffixRange(text, order, pattern)
 * Errors  RangeError for an order of another length than the text
 * Source  U. Manber and G. Myers, "Suffix arrays", SIAM J. Computing 22 (1993), 935-948; own code
 * Tested  suffix-range.test.ts: all places, one by one; verify: AOJ ALDS1_14_D
 */

/** The pattern begins at order[first], …, order[end - 1] and nowhere else. */
export function suffixRange(
  text: ArrayLike<number>,
  order: ArrayLike<number>,
  pattern: ArrayLike<number>,
): [first: number, end: number] {
  if (order.length !== text.length) {
    throw new RangeError(
      `suffixRange: ${text.length} symbols, but an order of ${order.length} suffixes`,
    );
  }
  const first = boundary(text, order, pattern, 0);
  return [first, boundary(text, order, pattern, 1)];
}

/** How many suffixes compare below `least` with the pattern, of whose length alone they are looked at. */
function boundary(
  text: ArrayLike<number>,
  order: ArrayLike<number>,
  pattern: ArrayLike<number>,
  least: number,
): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = order[middle]!;
    const shared = Math.min(pattern.length, text.length - start);
    let at = 0;
    while (at < shared && text[start + at] === pattern[at]) at++;
    let compared = 0;
    if (at < shared) compared = text[start + at]! < pattern[at]! ? -1 : 1;
    else if (at < pattern.length) compared = -1;
    if (compared < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
