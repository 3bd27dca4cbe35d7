/**
 * BinaryTrie: a set of integers in [0, 2^bits), asked for the one nearest to a mask by exclusive or.
 *
 * Use     const trie = new BinaryTrie(); trie.add(5); trie.minXor(x); trie.maxXor(x); trie.delete(5)
 * Time    O(bits) for every method
 * Space   12 bytes a node, up to `bits` nodes a number; nodes are never given back
 * Limits  bits in [1, 31]; up to 2^28 nodes
 * Errors  RangeError for bad bits, a number outside, an empty set, or too many nodes
 * Source  folklore, own code
 * Tested  binary-trie.test.ts: against all numbers of a set; verify: library-checker set_xor_min
 */
export class BinaryTrie {
  readonly bits: number;
  private readonly limit: number;
  private nodes = 1; // node 0 is the root
  /** Of node v, the children at 2v and 2v + 1; 0 where there is none. */
  private children = new Int32Array(2 * FIRST);
  /** How many numbers are below a node. */
  private counts = new Int32Array(FIRST);

  constructor(bits = 30) {
    if (!Number.isInteger(bits) || bits < 1 || bits > 31) {
      throw new RangeError(`BinaryTrie: bits must be an integer in [1, 31], got ${bits}`);
    }
    this.bits = bits;
    this.limit = 2 ** bits;
  }

  /** How many numbers are in the set. */
  get size(): number {
    return this.counts[0]!;
  }

  has(x: number): boolean {
    const leaf = this.leafOf(this.checked("has", x));
    return leaf >= 0 && this.counts[leaf]! > 0;
  }

  /** Puts x in; false if it was there. */
  add(x: number): boolean {
    if (this.has(x)) return false;
    let node = 0;
    this.counts[0]!++;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      const slot = 2 * node + ((x >>> bit) & 1);
      node = this.children[slot]!;
      if (node === 0) {
        node = this.newNode();
        this.children[slot] = node;
      }
      this.counts[node]!++;
    }
    return true;
  }

  /** Takes x out; false if it was not there. */
  delete(x: number): boolean {
    if (!this.has(x)) return false;
    let node = 0;
    this.counts[0]!--;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      node = this.children[2 * node + ((x >>> bit) & 1)]!;
      this.counts[node]!--;
    }
    return true;
  }

  /** The least of all x ^ mask. */
  minXor(mask: number): number {
    return this.nearest(this.checked("minXor", mask), 0);
  }

  /** The largest of all x ^ mask. */
  maxXor(mask: number): number {
    return this.nearest(this.checked("maxXor", mask), 1);
  }

  /** x ^ mask where each bit is `wish` if some number allows it, the upper bits first. */
  private nearest(mask: number, wish: number): number {
    const { children, counts } = this;
    if (counts[0] === 0) throw new RangeError("BinaryTrie: the set is empty");
    let node = 0;
    let value = 0;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      const side = ((mask >>> bit) & 1) ^ wish;
      let child = children[2 * node + side]!;
      let result = wish;
      if (child === 0 || counts[child] === 0) {
        child = children[2 * node + (side ^ 1)]!;
        result ^= 1;
      }
      node = child;
      value |= result << bit;
    }
    return value;
  }

  private leafOf(x: number): number {
    let node = 0;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      node = this.children[2 * node + ((x >>> bit) & 1)]!;
      if (node === 0) return -1;
    }
    return node;
  }

  private newNode(): number {
    if (this.nodes === this.counts.length) {
      if (this.nodes === 2 ** 28) throw new RangeError("BinaryTrie.add: full at 2^28 nodes");
      const [children, counts] = [this.children, this.counts];
      this.children = new Int32Array(2 * children.length);
      this.children.set(children);
      this.counts = new Int32Array(2 * counts.length);
      this.counts.set(counts);
    }
    return this.nodes++;
  }

  private checked(method: string, x: number): number {
    if (x >>> 0 === x && x < this.limit) return x;
    throw new RangeError(`BinaryTrie.${method}: number must be in [0, ${this.limit}), got ${x}`);
  }
}

const FIRST = 1 << 10;
