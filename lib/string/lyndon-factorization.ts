/**
 * lyndonFactorization: a text cut into Lyndon words that do not ascend; each is smaller than its own
 * rotations.
 *
 * Use     lyndonFactorization(values)
 * Time    O(n)
 * Space   4 bytes a factor
 * Limits  n in [0, 2^30]; symbols are numbers compared by <; not checked to be numbers:
 *         lyndonFactorization(text)
 * Errors  none
 * Source  Duval, J. Algorithms 4 (1983), 363-381
 * Tested  lyndon-factorization.test.ts: against all ways to cut; verify: library-checker
 *         lyndon_factorization
 *
 * The result holds the beginnings of the factors and, as its last entry, the text's length.
 */
export function lyndonFactorization(text: ArrayLike<number>): number[] {
  const n = text.length;
  const starts: number[] = [];
  let start = 0;
  while (start < n) {
    // text[start, i) is a power of a Lyndon word of length `i - back`, and a prefix of it.
    let back = start;
    let i = start + 1;
    while (i < n && text[back]! <= text[i]!) {
      back = text[back]! < text[i]! ? start : back + 1;
      i++;
    }
    const length = i - back;
    for (; start <= back; start += length) starts.push(start);
  }
  starts.push(n);
  return starts;
}
