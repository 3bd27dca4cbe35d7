/**
 * AhoCorasick: a trie of patterns with suffix links, which finds all of them in one pass over a text.
 *
 * Use     const words = new AhoCorasick(100); const end = words.add(pattern); words.build();
 *         let node = 0; for (const symbol of text) node = words.step(node, symbol); // at `end`, or linked to it: found
 * Time    O(1) a symbol added, O(nodes · alphabet) for build, O(1) a step
 * Space   4 · alphabet + 16 bytes a node: 120 bytes for lower-case letters
 * Limits  symbols are integers in [first, first + alphabet), by default letters a … z; capacity bounds the
 *         symbols of all patterns together, nodes · alphabet < 2^31
 * Errors  RangeError for a bad capacity or alphabet, a symbol outside, too many symbols; Error for add
 *         after build and for step before build
 * Source  Aho and Corasick, Comm. ACM 18 (1975), 333-340
 * Tested  aho-corasick.test.ts: against a search for each pattern; verify: library-checker aho_corasick
 *
 * Node 0 is the empty text; nodes are numbered as add first reaches them. After build, link[node] is the
 * longest shorter suffix that is a node, and order lists the nodes by depth.
 */
export class AhoCorasick {
  readonly first: number;
  readonly alphabet: number;
  /** How many nodes there are. */
  nodes = 1;
  readonly parent: Int32Array;
  readonly link: Int32Array;
  readonly order: Int32Array;
  /** next[node * alphabet + symbol - first]; before build 0 stands for none. */
  private readonly next: Int32Array;
  private isBuilt = false;

  constructor(capacity: number, first = 97, alphabet = 26) {
    const most = (capacity + 1) * alphabet;
    if (![capacity, first, alphabet].every(Number.isInteger) || capacity < 0) {
      throw new RangeError(
        `AhoCorasick: capacity, first and alphabet must be integers, got ${capacity}, ${first}, ${alphabet}`,
      );
    }
    if (alphabet < 1 || most >= 2 ** 31) {
      throw new RangeError(
        `AhoCorasick: (capacity + 1) · alphabet must be in [1, 2^31), got ${most}`,
      );
    }
    this.first = first;
    this.alphabet = alphabet;
    this.parent = new Int32Array(capacity + 1);
    this.link = new Int32Array(capacity + 1);
    this.order = new Int32Array(capacity + 1);
    this.next = new Int32Array(most);
  }

  /** Adds a pattern and returns its node; equal patterns have the same node. */
  add(pattern: ArrayLike<number>): number {
    if (this.isBuilt) throw new Error("AhoCorasick.add: not after build");
    const { next, alphabet, first, parent } = this;
    let node = 0;
    for (let i = 0; i < pattern.length; i++) {
      const symbol = pattern[i]! - first;
      if (symbol >>> 0 !== symbol || symbol >= alphabet) throw this.outside("add", pattern[i]!);
      const at = node * alphabet + symbol;
      let child = next[at]!;
      if (child === 0) {
        child = this.nodes;
        if (child === parent.length) {
          throw new RangeError(`AhoCorasick.add: full at capacity ${parent.length - 1}`);
        }
        this.nodes++;
        next[at] = child;
        parent[child] = node;
      }
      node = child;
    }
    return node;
  }

  /** Sets the links and makes next complete: from then on step works, and add does not. */
  build(): void {
    const { next, alphabet, link, order } = this;
    let count = 1;
    for (let at = 0; at < count; at++) {
      const node = order[at]!;
      const row = node * alphabet;
      const linkRow = link[node]! * alphabet;
      for (let symbol = 0; symbol < alphabet; symbol++) {
        const child = next[row + symbol]!;
        // Node 0 has no shorter suffix: a symbol without a child leads back to it.
        const fallback = node === 0 ? 0 : next[linkRow + symbol]!;
        if (child === 0) next[row + symbol] = fallback;
        else {
          link[child] = fallback;
          order[count++] = child;
        }
      }
    }
    this.isBuilt = true;
  }

  /** The node of the longest suffix that is a prefix of a pattern, after one more symbol. */
  step(node: number, symbol: number): number {
    if (!this.isBuilt) throw new Error("AhoCorasick.step: call build first");
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= this.alphabet) throw this.outside("step", symbol);
    return this.next[node * this.alphabet + offset]!;
  }

  private outside(method: string, symbol: number): RangeError {
    const { first, alphabet } = this;
    return new RangeError(
      `AhoCorasick.${method}: symbols must be in [${first}, ${first + alphabet}), got ${symbol}; first and alphabet follow the capacity`,
    );
  }
}
