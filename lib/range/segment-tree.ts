/**
 * SegmentTree: numbers under assignment at one index and folds of a range by any associative operation.
 *
 * Use     const tree = new SegmentTree(values, Math.min, Infinity); tree.set(i, x); tree.get(i); tree.fold(l, r)
 * Time    O(log n) calls of op for set, fold, maxRight and minLeft; O(1) for get and all; O(n) to build
 * Space   16 to 32 bytes an element (a power of two of doubles, twice)
 * Limits  n in [0, 2^29]; op must be associative with `identity` on both sides and need not commute.
 *         V8 inlines op only while a program uses one op with this class; several make it 2.5 to 3 times
 *         slower. In that case, or if an element is more than a number, extend SlotTree
 * Errors  RangeError for a bad size, an index or a range outside; TypeError without op or
 *         identity; values are not checked
 * Source  bottom-up folds on a perfect tree: ac-library's segtree as a model of the interface, own code
 * Tested  segment-tree.test.ts: against folds of an array, with an operation that does not commute;
 *         verify: library-checker point_add_range_sum
 */
import { checkFold, checkIndex, checkRange, checkSize } from "./check-range";

export class SegmentTree {
  readonly size: number;
  private readonly op: (a: number, b: number) => number;
  private readonly identity: number;
  /** Node k has the children 2k and 2k + 1; element i is the leaf leaves + i. */
  private readonly nodes: Float64Array;
  private readonly leaves: number;

  /** The given values; a number stands for that many identities. */
  constructor(
    values: number | ArrayLike<number>,
    op: (a: number, b: number) => number,
    identity: number,
  ) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("SegmentTree", size, 2 ** 29);
    checkFold("SegmentTree", op, identity);
    let leaves = 1;
    while (leaves < size) leaves *= 2;
    const nodes = new Float64Array(2 * leaves).fill(identity);
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.nodes = nodes;
    this.leaves = leaves;
    if (typeof values === "number") return;
    for (let i = 0; i < size; i++) nodes[leaves + i] = values[i]!;
    for (let k = leaves - 1; k > 0; k--) nodes[k] = op(nodes[2 * k]!, nodes[2 * k + 1]!);
  }

  get(i: number): number {
    checkIndex("SegmentTree.get", i, this.size);
    return this.nodes[this.leaves + i]!;
  }

  set(i: number, x: number): void {
    checkIndex("SegmentTree.set", i, this.size);
    const { nodes } = this;
    const op = this.op;
    let k = this.leaves + i;
    nodes[k] = x;
    for (k >>= 1; k > 0; k >>= 1) nodes[k] = op(nodes[2 * k]!, nodes[2 * k + 1]!);
  }

  /** The fold of the elements in [l, r), from left to right; the identity if there are none. */
  fold(l: number, r: number): number {
    checkRange("SegmentTree.fold", l, r, this.size);
    const op = this.op;
    const { nodes, identity } = this;
    let fold = identity;
    // The walk jumps from bit to bit, since no processor can predict whether a level adds a node. Up to
    // the level where the ways up from both sides meet, a 0 in `before` stands for a node to its right,
    // then a 1 in `behind` for one to its left.
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      const level = 31 - Math.clz32(bits & -bits);
      fold = op(fold, nodes[(before >> level) ^ 1]!);
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      fold = op(fold, nodes[(behind >> level) ^ 1]!);
      bits ^= 1 << level;
    }
    return fold;
  }

  /** The fold of all elements. */
  all(): number {
    return this.nodes[1]!;
  }

  /**
   * The largest r in [l, size] for which isGood(fold(l, r)). isGood must hold for the identity and,
   * once it fails, fail for all larger r.
   */
  maxRight(l: number, isGood: (fold: number) => boolean): number {
    checkRange("SegmentTree.maxRight", l, this.size, this.size);
    const op = this.op;
    const { nodes, leaves } = this;
    if (l === this.size) return l;
    let fold = this.identity;
    let k = leaves + l;
    do {
      while ((k & 1) === 0) k >>= 1;
      if (!isGood(op(fold, nodes[k]!))) {
        while (k < leaves) {
          k *= 2;
          const longer = op(fold, nodes[k]!);
          if (isGood(longer)) {
            fold = longer;
            k++;
          }
        }
        return k - leaves;
      }
      fold = op(fold, nodes[k]!);
      k++;
    } while ((k & -k) !== k);
    return this.size;
  }

  /** The smallest l in [0, r] for which isGood(fold(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (fold: number) => boolean): number {
    checkRange("SegmentTree.minLeft", 0, r, this.size);
    const op = this.op;
    const { nodes, leaves } = this;
    if (r === 0) return 0;
    let fold = this.identity;
    let k = leaves + r;
    do {
      k--;
      while (k > 1 && k & 1) k >>= 1;
      if (!isGood(op(nodes[k]!, fold))) {
        while (k < leaves) {
          k = 2 * k + 1;
          const longer = op(nodes[k]!, fold);
          if (isGood(longer)) {
            fold = longer;
            k--;
          }
        }
        return k + 1 - leaves;
      }
      fold = op(nodes[k]!, fold);
    } while ((k & -k) !== k);
    return 0;
  }
}
