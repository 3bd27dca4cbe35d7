/**
 * PersistentBinaryTrie: a growing row of integers in [0, 2^bits); of any range of it, the one nearest to a
 * mask by exclusive or.
 *
 * Use     const trie = new PersistentBinaryTrie(); trie.push(5); trie.push(9); trie.maxXor(x, l, r); trie.minXor(x, l, r)
 * Time    O(bits) for every method
 * Space   12 bytes a node, bits + 1 nodes a number: 224 MB for 600,000 numbers of 30 bits, 75 MB of 24
 * Limits  bits in [1, 31]; up to 2^27 nodes
 * Errors  RangeError for bad bits, a number or a range outside, an empty range, too many nodes
 * Source  Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", J. Comput. Syst. Sci. 38
 *         (1989): path copying, a root for each prefix of the row; own code
 * Tested  persistent-binary-trie.test.ts: against all numbers of a range; verify: Luogu P4735
 */
export class PersistentBinaryTrie {
  readonly bits: number;
  private readonly limit: number;
  /** Node v has the children 2v and 2v + 1; node 0 is empty, and its own child. */
  private children = new Int32Array(2 * FIRST);
  /** How many numbers are below a node. */
  private counts = new Int32Array(FIRST);
  private nodes = 1;
  /** The root of the first k numbers. */
  private roots = new Int32Array(FIRST);
  private length = 0;

  constructor(bits = 30) {
    if (!Number.isInteger(bits) || bits < 1 || bits > 31) {
      throw new RangeError(`PersistentBinaryTrie: bits must be an integer in [1, 31], got ${bits}`);
    }
    this.bits = bits;
    this.limit = 2 ** bits;
  }

  /** How many numbers are in the row. */
  get size(): number {
    return this.length;
  }

  push(x: number): void {
    this.checkNumber("push", x);
    this.reserve();
    const { children, counts } = this;
    let old = this.roots[this.length]!;
    let node = this.nodes++;
    this.roots[++this.length] = node;
    counts[node] = counts[old]! + 1;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      const side = (x >>> bit) & 1;
      children[2 * node + (side ^ 1)] = children[2 * old + (side ^ 1)]!;
      old = children[2 * old + side]!;
      const next = this.nodes++;
      children[2 * node + side] = next;
      node = next;
      counts[node] = counts[old]! + 1;
    }
  }

  /** The least x ^ mask of the numbers at the places in [l, r). */
  minXor(mask: number, l: number, r: number): number {
    return this.nearest("minXor", mask, l, r, 0);
  }

  /** The largest x ^ mask of the numbers at the places in [l, r). */
  maxXor(mask: number, l: number, r: number): number {
    return this.nearest("maxXor", mask, l, r, 1);
  }

  /** x ^ mask where each bit is `wish` if some number allows it, the upper bits first. */
  private nearest(method: string, mask: number, l: number, r: number, wish: number): number {
    this.checkNumber(method, mask);
    if (l >>> 0 !== l || r >>> 0 !== r || l >= r || r > this.length) {
      throw new RangeError(
        `PersistentBinaryTrie.${method}: [${l}, ${r}) is no range with numbers in [0, ${this.length})`,
      );
    }
    const { children, counts } = this;
    let before = this.roots[l]!;
    let after = this.roots[r]!;
    let value = 0;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      let side = ((mask >>> bit) & 1) ^ wish;
      let result = wish;
      if (counts[children[2 * after + side]!] === counts[children[2 * before + side]!]) {
        side ^= 1;
        result ^= 1;
      }
      before = children[2 * before + side]!;
      after = children[2 * after + side]!;
      value |= result << bit;
    }
    return value;
  }

  /** Makes room for one more number. */
  private reserve(): void {
    if (this.nodes + this.bits + 1 > this.counts.length) {
      const size = 2 * this.counts.length;
      if (size > 2 ** 27) throw new RangeError("PersistentBinaryTrie.push: full at 2^27 nodes");
      this.counts = grown(this.counts, size);
      this.children = grown(this.children, 2 * size);
    }
    if (this.length + 1 === this.roots.length) this.roots = grown(this.roots, 2 * this.length + 2);
  }

  private checkNumber(method: string, x: number): void {
    if (x >>> 0 === x && x < this.limit) return;
    throw new RangeError(
      `PersistentBinaryTrie.${method}: expected an integer in [0, 2^${this.bits}), got ${x}`,
    );
  }
}

function grown(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}

const FIRST = 1024;
