/**
 * prefixFunction: for each prefix of a text, its longest border: the longest shorter prefix that is also
 * its suffix (Knuth, Morris and Pratt's failure function).
 *
 * Use     prefixFunction(values)
 * Time    O(n); find O(n + m)
 * Space   4 bytes a symbol
 * Limits  n in [0, 2^30]; symbols are any numbers that === can compare: bytes, or an Int32Array; not
 *         checked to be numbers: prefixFunction(text), findAll(text, pattern)
 * Errors  none; an empty pattern is found at every place
 * Source  Knuth, Morris and Pratt, SIAM J. Comput. 6 (1977), 323-350
 * Tested  programs.test.ts: against comparison place by place; prefix-function.test.ts: findAll; verify:
 *         library-checker zalgorithm
 */
export function prefixFunction(text: ArrayLike<number>): Int32Array {
  const border = new Int32Array(text.length);
  for (let i = 1; i < text.length; i++) {
    const symbol = text[i]!;
    let length = border[i - 1]!;
    while (length > 0 && text[length] !== symbol) length = border[length - 1]!;
    border[i] = text[length] === symbol ? length + 1 : 0;
  }
  return border;
}

/** All places where the pattern begins in the text, in ascending order; they may overlap. */
export function findAll(text: ArrayLike<number>, pattern: ArrayLike<number>): number[] {
  const places: number[] = [];
  if (pattern.length === 0) {
    for (let i = 0; i <= text.length; i++) places.push(i);
    return places;
  }
  const border = prefixFunction(pattern);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const symbol = text[i]!;
    while (length > 0 && (length === pattern.length || pattern[length] !== symbol)) {
      length = border[length - 1]!;
    }
    if (pattern[length] === symbol) length++;
    if (length === pattern.length) places.push(i + 1 - length);
  }
  return places;
}
