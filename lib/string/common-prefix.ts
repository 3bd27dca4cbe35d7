/**
 * CommonPrefix: the length of the longest common prefix of any two suffixes of a text.
 *
 * Use     const common = new CommonPrefix(text); common.length(i, j)
 * Time    O(1) for length and compare; O(n log n) to build
 * Space   4 log n + 12 bytes a symbol: 45 MB for 500,000
 * Limits  n in [0, 2^24]; symbols are integers in [0, 2^24]
 * Errors  RangeError for a symbol that is no integer in [0, 2^24], and for a place outside
 * Source  minima of the LCP array: folklore, own code
 * Tested  common-prefix.test.ts: against comparison symbol by symbol; verify: library-checker
 *         runenumerate through runs
 */
import { SparseTable } from "../range/sparse-table";
import { lcpArray } from "./lcp-array";
import { suffixArray } from "./suffix-array";

export class CommonPrefix {
  readonly size: number;
  /** rank[i]: how many suffixes are smaller than the one from i on. */
  readonly rank: Int32Array;
  private readonly minima: SparseTable;

  constructor(text: ArrayLike<number>) {
    const order = suffixArray(text, "CommonPrefix");
    const rank = new Int32Array(order.length);
    for (let k = 0; k < order.length; k++) rank[order[k]!] = k;
    this.size = order.length;
    this.rank = rank;
    this.minima = new SparseTable(lcpArray(text, order), (a, b) => (a < b ? a : b));
  }

  /** How many symbols agree from i and from j on; i and j may be the text's length. */
  length(i: number, j: number): number {
    const { size, rank } = this;
    if (i >>> 0 !== i || j >>> 0 !== j || i > size || j > size) {
      throw new RangeError(
        `CommonPrefix.length: places must be integers in [0, ${size}], got ${i} and ${j}`,
      );
    }
    if (i === j) return size - i;
    if (i === size || j === size) return 0;
    const a = rank[i]!;
    const b = rank[j]!;
    return a < b ? this.minima.fold(a, b) : this.minima.fold(b, a);
  }
}
