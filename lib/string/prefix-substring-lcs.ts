/**
 * PrefixSubstringLcs: the lengths of longest common subsequences of any prefix of one text and any range
 * of another.
 *
 * Use     const lcs = new PrefixSubstringLcs(text, pattern); lcs.length(3, 0, 2)
 * Time    O(n m) once; O(length of the range) a query, some 0.5 ns a symbol
 * Space   4 (n + 1) (m + 1) bytes
 * Limits  (n + 1) (m + 1) at most 2^28; symbols are numbers
 * Errors  RangeError for longer texts, a prefix or a range outside
 * Source  C. Alves, E. Cáceres, S. Song, "An all-substrings common subsequence algorithm", Discrete
 *         Applied Mathematics 156 (2008), 1025, own code
 * Tested  prefix-substring-lcs.test.ts: against the table of each query; verify: library-checker
 *         prefix_substring_lcs
 *
 * Symbol j of the other text adds one to the length in those ranges that begin at since[j] or later. Each
 * row of the table follows from the one above by comparing neighbours.
 */
export class PrefixSubstringLcs {
  private readonly n: number;
  private readonly m: number;
  /** Row a, for the prefix of a symbols: symbol j counts in ranges that begin at since[j] or later. */
  private readonly since: Int32Array;

  constructor(text: ArrayLike<number>, other: ArrayLike<number>) {
    const n = text.length;
    const m = other.length;
    const width = m + 1;
    if ((n + 1) * width > 2 ** 28) {
      throw new RangeError(
        `PrefixSubstringLcs: (n + 1) (m + 1) must be at most 2^28, got ${n} and ${m} symbols`,
      );
    }
    this.n = n;
    this.m = m;
    const since = new Int32Array((n + 1) * width);
    for (let j = 0; j < m; j++) since[j] = j + 1;
    for (let i = 0; i < n; i++) {
      const symbol = text[i]!;
      let across = 0;
      for (let j = 0, at = i * width; j < m; j++, at++) {
        const above = since[at]!;
        // The larger one goes down, but where the symbols agree always the one from the left.
        if (across > above || symbol === other[j]) {
          since[at + width] = across;
          across = above;
        } else {
          since[at + width] = above;
        }
      }
    }
    this.since = since;
  }

  /** For the first `prefix` symbols of the text and the range [l, r) of the other. */
  length(prefix: number, l: number, r: number): number {
    const n = this.n;
    const m = this.m;
    const since = this.since;
    if (prefix >>> 0 !== prefix || prefix > n) {
      throw new RangeError(`PrefixSubstringLcs.length: prefix must be in [0, ${n}], got ${prefix}`);
    }
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > m) {
      throw new RangeError(`PrefixSubstringLcs.length: bad range [${l}, ${r}) in [0, ${m})`);
    }
    const row = prefix * (m + 1);
    let length = 0;
    for (let at = row + l; at < row + r; at++) if (since[at]! <= l) length++;
    return length;
  }
}
