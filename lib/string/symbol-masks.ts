/**
 * symbolMasks: for each symbol of a text a bit set of the places where it stands, 30 places a word.
 *
 * Use     symbolMasks(values)
 * Time    O(n + distinct symbols · n / 30)
 * Space   n / 7.5 bytes a distinct symbol
 * Limits  symbols are numbers; 30 bits a word, so that two words and a carry add up to 31 bits; not checked
 *         to be numbers: symbolMasks(text)
 * Errors  none
 * Source  folklore, own code
 * Tested  symbol-masks.test.ts: against the places; verify: CSES 1639 through edit-distance
 */
export function symbolMasks(text: ArrayLike<number>): ReadonlyMap<number, Int32Array> {
  const words = Math.ceil(text.length / WORD_BITS);
  const masks = new Map<number, Int32Array>();
  for (let i = 0; i < text.length; i++) {
    let mask = masks.get(text[i]!);
    if (mask === undefined) {
      mask = new Int32Array(words);
      masks.set(text[i]!, mask);
    }
    const word = Math.floor(i / WORD_BITS);
    mask[word] = mask[word]! | (1 << (i % WORD_BITS));
  }
  return masks;
}

/** The bits that a word uses, and all of them set. */
export const WORD_BITS = 30;
export const WORD_MASK = 2 ** WORD_BITS - 1;
