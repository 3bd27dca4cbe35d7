/**
 * PalindromicTree: the different palindromes of a growing text, with their longest palindromic suffixes
 * ("eertree").
 *
 * Use     const tree = new PalindromicTree(capacity); tree.add(97); tree.nodes
 * Time    O(1) amortised a symbol for add, O(nodes) for series
 * Space   4 · alphabet + 16 bytes a symbol: 120 bytes for lower-case letters
 * Limits  symbols are integers in [first, first + alphabet), by default letters a … z; capacity bounds the
 *         symbols, (capacity + 2) · alphabet < 2^31
 * Errors  RangeError for a bad capacity or alphabet, a symbol outside, and add when full
 * Source  Rubinchik and Shur, "Eertree", IWOCA 2015, with their series links
 * Tested  programs.test.ts: against all palindromes; palindromic-tree.test.ts: series; verify: library-checker
 *         eertree
 *
 * Node 0 is imaginary, of length -1; node 1 is the empty palindrome; others are numbered from 2 on as they
 * first end. parent[node] lacks the outer two symbols, link[node] is the longest shorter palindromic suffix.
 * The palindromic suffixes of a text fall into O(log n) series of equal gaps, which series() links.
 */
export class PalindromicTree {
  /** How many nodes there are: two more than different palindromes. */
  nodes = 2;
  readonly length: Int32Array;
  readonly link: Int32Array;
  readonly parent: Int32Array;
  /** The node of the longest palindrome at the end of the text. */
  last = 1;
  private readonly first: number;
  private readonly alphabet: number;
  private readonly next: Int32Array;
  private readonly text: Int32Array;
  private size = 0;

  constructor(capacity: number, first = 97, alphabet = 26) {
    const most = (capacity + 2) * alphabet;
    if (![capacity, first, alphabet].every(Number.isInteger) || capacity < 0) {
      throw new RangeError(
        `PalindromicTree: capacity, first and alphabet must be integers, got ${capacity}, ${first}, ${alphabet}`,
      );
    }
    if (alphabet < 1 || most >= 2 ** 31) {
      throw new RangeError(
        `PalindromicTree: (capacity + 2) · alphabet must be in [1, 2^31), got ${most}`,
      );
    }
    this.first = first;
    this.alphabet = alphabet;
    this.length = new Int32Array(capacity + 2);
    this.link = new Int32Array(capacity + 2);
    this.parent = new Int32Array(capacity + 2);
    this.next = new Int32Array(most);
    this.text = new Int32Array(capacity);
    this.length[0] = -1;
  }

  /** Puts a symbol at the end and returns the node of the longest palindrome that ends with it. */
  add(symbol: number): number {
    const { length, link } = this;
    const text = this.text;
    const next = this.next;
    const alphabet = this.alphabet;
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= alphabet) {
      throw new RangeError(
        `PalindromicTree.add: symbols must be in [${this.first}, ${this.first + alphabet}), got ${symbol}; first and alphabet follow the capacity`,
      );
    }
    const end = this.size;
    if (end === text.length) {
      throw new RangeError(`PalindromicTree.add: full at capacity ${text.length}`);
    }
    text[end] = offset;
    this.size++;
    const inner = this.fitting(this.last, end);
    let node = next[inner * alphabet + offset]!;
    if (node === 0) {
      node = this.nodes++;
      length[node] = length[inner]! + 2;
      this.parent[node] = inner;
      link[node] = inner === 0 ? 1 : next[this.fitting(link[inner]!, end) * alphabet + offset]!;
      next[inner * alphabet + offset] = node;
    }
    this.last = node;
    return node;
  }

  /**
   * For each node, gap is length[node] - length[link[node]], and series is the longest palindromic suffix
   * with another gap, by which sums over all palindromic suffixes take O(log n) steps.
   */
  series(): { readonly gap: Int32Array; readonly series: Int32Array } {
    const { nodes, length, link } = this;
    const gap = new Int32Array(nodes);
    const series = new Int32Array(nodes);
    for (let node = 2; node < nodes; node++) {
      const shorter = link[node]!; // made before the node
      gap[node] = length[node]! - length[shorter]!;
      series[node] = gap[node] === gap[shorter] ? series[shorter]! : shorter;
    }
    return { gap, series };
  }

  /** The longest palindromic suffix, from `node` on, that has the symbol at `end` before it too. */
  private fitting(node: number, end: number): number {
    const { length, link } = this;
    const text = this.text;
    let at = node;
    for (;;) {
      const before = end - 1 - length[at]!;
      if (before >= 0 && text[before] === text[end]) return at;
      at = link[at]!;
    }
  }
}
