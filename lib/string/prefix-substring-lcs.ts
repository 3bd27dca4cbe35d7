/**
 * PrefixSubstringLcs: the lengths of longest common subsequences of any prefix of one text and any range
 * of another.
 *
 * Use     const lcs = new PrefixSubstringLcs(text, pattern); lcs.length(3, 0, 2)
 * Time    O(n m) once; O(√m) a query, some 60 ns for m = 1000
 * Space   6 (n + 1) (m + 1) bytes, twice that for m from 2^16 on
 * Limits  (n + 1) (m + 1) at most 2^28; symbols are numbers; not checked to be numbers: new
 *         PrefixSubstringLcs(text, other)
 * Errors  RangeError for longer texts, a prefix or a range outside
 * Source  C. Alves, E. Cáceres, S. Song, "An all-substrings common subsequence algorithm", Discrete
 *         Applied Mathematics 156 (2008), 1025, own code
 * Tested  prefix-substring-lcs.test.ts: against the table of each query; verify: library-checker
 *         prefix_substring_lcs
 *
 * Symbol j of the other text adds one to the length in those ranges that begin at since[j] or later, which is
 * j + 1 at most. Each row of the table follows from the one above by comparing neighbours. Numbers from 1 on occur
 * once in a row, so a query counts in whole blocks of symbols and numbers, then the rest one by one.
 */
export class PrefixSubstringLcs {
  private readonly n: number;
  private readonly m: number;
  /** Blocks have 2^shift symbols or numbers; each row of `counts` has side² of them. */
  private readonly shift: number;
  private readonly side: number;
  /** Row a, for the prefix of a symbols: symbol j counts in ranges that begin at since[j] or later. */
  private readonly since: Words;
  /** Row a: the symbol that has each number, m where none has. */
  private readonly symbols: Words;
  /** Row a: of the symbols before a block, how many have 0 or a number below another block. */
  private readonly counts: Words;

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
    const size = (n + 1) * width;
    const words = (length: number): Words =>
      m < 2 ** 16 ? new Uint16Array(length) : new Int32Array(length);
    const since = words(size);
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
    const shift = (33 - Math.clz32(m)) >> 1;
    const side = ((m + 1) >> shift) + 1;
    const symbols = words(size).fill(m);
    const counts = words((n + 1) * side * side);
    for (let row = 0, first = 0; row < size; row += width, first += side * side) {
      for (let j = 0; j < m; j++) {
        const number = since[row + j]!;
        if (number > 0) symbols[row + number] = j;
        const block = number === 0 ? 0 : (number >> shift) + 1;
        const next = (j >> shift) + 1;
        if (next < side && block < side) counts[first + next * side + block]!++;
      }
      for (let block = 1; block < side; block++) {
        const from = first + block * side;
        for (let at = from, sum = 0; at < from + side; at++) {
          sum += counts[at]!;
          counts[at] = counts[at - side]! + sum;
        }
      }
    }
    this.shift = shift;
    this.side = side;
    this.since = since;
    this.symbols = symbols;
    this.counts = counts;
  }

  /** For the first `prefix` symbols of the text and the range [l, r) of the other. */
  length(prefix: number, l: number, r: number): number {
    const n = this.n;
    const m = this.m;
    const shift = this.shift;
    const since = this.since;
    const symbols = this.symbols;
    if (prefix >>> 0 !== prefix || prefix > n) {
      throw new RangeError(`PrefixSubstringLcs.length: prefix must be in [0, ${n}], got ${prefix}`);
    }
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > m) {
      throw new RangeError(`PrefixSubstringLcs.length: bad range [${l}, ${r}) in [0, ${m})`);
    }
    const row = prefix * (m + 1);
    const block = r >> shift;
    const numbers = (l + 1) >> shift;
    const start = block << shift;
    // All numbers before l are l at most.
    let length = this.counts[(prefix * this.side + block) * this.side + numbers]! - l;
    for (let number = Math.max(1, numbers << shift); number <= l; number++) {
      if (symbols[row + number]! < start) length++;
    }
    for (let at = row + start; at < row + r; at++) if (since[at]! <= l) length++;
    return length;
  }
}

type Words = Uint16Array | Int32Array;
