/**
 * zFunction: for each place of a text, how long the text from there agrees with the text's beginning.
 *
 * Use     zFunction(values)
 * Time    O(n)
 * Space   4 bytes a symbol
 * Limits  n in [0, 2^30]; symbols are any numbers that === can compare: bytes, or an Int32Array; not
 *         checked to be numbers: zFunction(text)
 * Errors  none; an empty text gives an empty array
 * Source  Gusfield, "Algorithms on Strings, Trees, and Sequences" (1997), 1.4
 * Tested  programs.test.ts: against comparison place by place; z-function.test.ts: the number of reads; verify:
 *         library-checker zalgorithm
 */
export function zFunction(text: ArrayLike<number>): Int32Array {
  const n = text.length;
  const z = new Int32Array(n);
  if (n === 0) return z;
  z[0] = n;
  // [start, end) is the match found so far that reaches furthest.
  let start = 0;
  let end = 0;
  for (let i = 1; i < n; i++) {
    let length = 0;
    if (i < end) {
      length = z[i - start]!;
      if (length > end - i) length = end - i;
    }
    while (i + length < n && text[length] === text[i + length]) length++;
    z[i] = length;
    if (i + length > end) {
      start = i;
      end = i + length;
    }
  }
  return z;
}
