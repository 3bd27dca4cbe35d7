/**
 * manacher: the longest palindromes around all 2n - 1 centres of a text.
 *
 * Use     manacher(values)
 * Time    O(n)
 * Space   8 bytes a symbol
 * Limits  n in [0, 2^29]; symbols are any numbers that === can compare: bytes, or an Int32Array; not
 *         checked to be numbers: manacher(text)
 * Errors  none; an empty text gives an empty array
 * Source  Manacher, J. ACM 22 (1975), 346-351
 * Tested  programs.test.ts: against comparison around every centre; manacher.test.ts: the number of reads;
 *         verify: library-checker enumerate_palindromes
 *
 * lengths[c] is the length of the longest palindrome around centre c: symbol c / 2 where c is even, the
 * gap before symbol (c + 1) / 2 where it is odd. It begins at (c + 1 - lengths[c]) / 2.
 */
export function manacher(text: ArrayLike<number>): Int32Array {
  const n = text.length;
  const lengths = new Int32Array(Math.max(0, 2 * n - 1));
  // The palindrome found so far that reaches furthest: its centre, and its end.
  let centre = 0;
  let end = 0;
  for (let c = 0; c < lengths.length; c++) {
    // Inside that palindrome the lengths left of its centre repeat, mirrored, on the right.
    const room = 2 * end - c - 1;
    let length = c & 1 ? 0 : 1;
    if (room > length) {
      const mirrored = lengths[2 * centre - c]!;
      length = mirrored < room ? mirrored : room;
    }
    let left = (c + 1 - length) / 2 - 1;
    let right = (c + 1 + length) / 2;
    while (left >= 0 && right < n && text[left] === text[right]) {
      left--;
      right++;
    }
    lengths[c] = right - left - 1;
    if (right > end) {
      centre = c;
      end = right;
    }
  }
  return lengths;
}
