/**
 * minimalRotation: where the smallest rotation of a text begins.
 *
 * Use     minimalRotation(values)
 * Time    O(n), at most 2n comparisons
 * Space   none
 * Limits  n in [0, 2^30]; symbols are numbers compared by <; of equal rotations the first one; not checked
 *         to be numbers: minimalRotation(text)
 * Errors  none; 0 for an empty text
 * Source  Booth, "Lexicographically least circular substrings", Inf. Process. Lett. 10 (1980); the two
 *         pointers are folklore, own code
 * Tested  programs.test.ts: against all rotations; minimal-rotation.test.ts: the number of reads; verify: cses
 *         1110
 */
export function minimalRotation(text: ArrayLike<number>): number {
  const n = text.length;
  // Two candidates agree in `length` symbols; the larger one and the `length` starts after it cannot be
  // smallest.
  let first = 0;
  let second = 1;
  let length = 0;
  while (first < n && second < n && length < n) {
    const a = text[first + length < n ? first + length : first + length - n]!;
    const b = text[second + length < n ? second + length : second + length - n]!;
    if (a === b) {
      length++;
      continue;
    }
    if (a > b) first += length + 1;
    else second += length + 1;
    if (first === second) second++;
    length = 0;
  }
  return Math.min(first, second);
}
