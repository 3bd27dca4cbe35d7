/**
 * lcpArray: the lengths of the longest common prefixes of neighbours in a suffix array.
 *
 * Use     const lcp = lcpArray(text, suffixArray(text))
 * Time    O(n)
 * Space   8 bytes a symbol while it runs, 4 in the end
 * Limits  those of suffixArray; lcp[k] belongs to the suffixes order[k] and order[k + 1], so there are n -
 *         1 of them; not checked to be numbers: lcpArray(text)
 * Errors  RangeError where the order's length is not the text's; not checked: that it is the text's suffix
 *         array
 * Source  Kärkkäinen, Manzini and Puglisi, "Permuted longest-common-prefix array", CPM 2009
 * Tested  lcp-array.test.ts: against comparison symbol by symbol; verify: library-checker
 *         number_of_substrings
 */
export function lcpArray(text: ArrayLike<number>, order: Int32Array): Int32Array {
  const n = text.length;
  if (order.length !== n) {
    throw new RangeError(`lcpArray: expected an order of ${n} suffixes, got ${order.length}`);
  }
  // In the order of the text, each length is at least the length before it minus one.
  const lengths = new Int32Array(n);
  for (let k = 1; k < n; k++) lengths[order[k]!] = order[k - 1]!;
  let length = 0;
  for (let i = 0; i < n; i++) {
    if (i === order[0]) {
      length = 0;
      continue;
    }
    const before = lengths[i]!;
    const most = n - (i > before ? i : before);
    while (length < most && text[i + length] === text[before + length]) length++;
    lengths[i] = length;
    if (length > 0) length--;
  }
  const lcp = new Int32Array(Math.max(0, n - 1));
  for (let k = 0; k < lcp.length; k++) lcp[k] = lengths[order[k + 1]!]!;
  return lcp;
}
