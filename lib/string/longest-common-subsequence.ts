/**
 * longestCommonSubsequence: a longest sequence of symbols that occurs in two texts, in this order.
 *
 * Use     const { inText, inOther } = longestCommonSubsequence(text, pattern)
 * Time    O(n m / 30), about 4 ns for 30 pairs of symbols; lcsLength the same
 * Space   n m / 7.5 bytes for the rows, and as much for masks of the symbols if all are different; lcsLength
 *         only the masks
 * Limits  n m at most 2^33 for longestCommonSubsequence; symbols are numbers; not checked to be numbers:
 *         longestCommonSubsequence(text, other), lcsLength(text, other)
 * Errors  RangeError for longer texts
 * Source  H. Hyyrö, "Bit-parallel LCS-length computation revisited", AWOCA 2004, own code
 * Tested  longest-common-subsequence.test.ts: against the table of all prefixes; verify: AOJ ALDS1_10_C
 *
 * Bit i of row j is 0 where the first j symbols of `other` have one more symbol in common with text[0 … i]
 * than with text[0 … i - 1].
 */
import { symbolMasks, WORD_BITS, WORD_MASK } from "./symbol-masks";

/** The places of a longest one in both texts, ascending. */
export interface CommonSubsequence {
  readonly inText: Int32Array;
  readonly inOther: Int32Array;
}

export function longestCommonSubsequence(
  text: ArrayLike<number>,
  other: ArrayLike<number>,
): CommonSubsequence {
  const [n, m] = [text.length, other.length];
  const words = Math.ceil(n / WORD_BITS);
  if (words * (m + 1) > 2 ** 28) {
    throw new RangeError(`longestCommonSubsequence: texts too long, got ${n} and ${m} symbols`);
  }
  const masks = symbolMasks(text);
  const rows = new Int32Array(words * (m + 1)).fill(WORD_MASK, 0, words);
  for (let j = 0; j < m; j++) step(rows, j * words, (j + 1) * words, words, masks.get(other[j]!));
  const inText: number[] = [];
  const inOther: number[] = [];
  for (let i = n - 1, j = m - 1; i >= 0 && j >= 0; ) {
    const word = rows[(j + 1) * words + Math.floor(i / WORD_BITS)]!;
    if (text[i] === other[j]) {
      inText.push(i--);
      inOther.push(j--);
    } else if ((word >> (i % WORD_BITS)) & 1) {
      i--; // text[i] adds nothing
    } else {
      j--;
    }
  }
  return { inText: Int32Array.from(inText.reverse()), inOther: Int32Array.from(inOther.reverse()) };
}

/** Its length alone. */
export function lcsLength(text: ArrayLike<number>, other: ArrayLike<number>): number {
  const words = Math.ceil(text.length / WORD_BITS);
  const masks = symbolMasks(text);
  const row = new Int32Array(words).fill(WORD_MASK);
  for (let j = 0; j < other.length; j++) step(row, 0, 0, words, masks.get(other[j]!));
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    length += 1 - ((row[Math.floor(i / WORD_BITS)]! >> (i % WORD_BITS)) & 1);
  }
  return length;
}

/** The row at `to` from the one at `from`; without a mask the two are the same. */
function step(
  rows: Int32Array,
  from: number,
  to: number,
  words: number,
  mask: Int32Array | undefined,
): void {
  if (mask === undefined) {
    rows.copyWithin(to, from, from + words);
    return;
  }
  let carry = 0;
  for (let w = 0; w < words; w++) {
    const row = rows[from + w]!;
    const matches = row & mask[w]!;
    const sum = row + matches + carry;
    carry = sum >>> WORD_BITS;
    rows[to + w] = (sum & WORD_MASK) | (row & ~matches);
  }
}
