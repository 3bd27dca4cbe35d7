/**
 * editDistance: the fewest insertions, deletions and replacements of symbols that turn one text into another
 * ("Levenshtein distance").
 *
 * Use     editDistance(text, pattern)
 * Time    O(n m / 30), about 10 ns for 30 pairs of symbols
 * Space   n / 7.5 bytes a distinct symbol of the first text
 * Limits  symbols are numbers; not checked to be numbers: editDistance(text, other)
 * Errors  none
 * Source  G. Myers, J. ACM 46 (1999), 395; H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and
 *         Damerau edit distances", Nordic J. Computing 10 (2003), 29; own code
 * Tested  edit-distance.test.ts: against the table of all prefixes; verify: CSES 1639
 *
 * Column j of the table holds the distances of all prefixes of the text to the first j symbols of the other.
 * Neighbours in a column or a row differ by at most 1: a bit set says where by +1, another one where by -1.
 */
import { symbolMasks, WORD_BITS, WORD_MASK } from "./symbol-masks";

export function editDistance(text: ArrayLike<number>, other: ArrayLike<number>): number {
  const n = text.length;
  if (n === 0) return other.length;
  const words = Math.ceil(n / WORD_BITS);
  const masks = symbolMasks(text);
  const none = new Int32Array(words);
  const plus = new Int32Array(words).fill(WORD_MASK); // down the column
  const minus = new Int32Array(words);
  const lastBit = (n - 1) % WORD_BITS;
  let distance = n;
  for (let j = 0; j < other.length; j++) {
    const mask = masks.get(other[j]!) ?? none;
    let plusIn = 1; // along the row above the word: the empty prefix is one further from each column
    let minusIn = 0;
    for (let w = 0; w < words; w++) {
      const up = plus[w]!;
      const down = minus[w]!;
      const vertical = mask[w]! | down;
      const matches = mask[w]! | minusIn;
      const zero = (((matches & up) + up) ^ up) | matches;
      const rowPlus = down | ~(zero | up);
      const rowMinus = up & zero;
      if (w === words - 1) distance += ((rowPlus >> lastBit) & 1) - ((rowMinus >> lastBit) & 1);
      const plusShifted = ((rowPlus << 1) | plusIn) & WORD_MASK;
      const minusShifted = ((rowMinus << 1) | minusIn) & WORD_MASK;
      plusIn = (rowPlus >> (WORD_BITS - 1)) & 1;
      minusIn = (rowMinus >> (WORD_BITS - 1)) & 1;
      plus[w] = (minusShifted | ~(vertical | plusShifted)) & WORD_MASK;
      minus[w] = plusShifted & vertical;
    }
  }
  return distance;
}
