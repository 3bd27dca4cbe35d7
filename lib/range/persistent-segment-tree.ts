/**
 * PersistentSegmentTree: a segment tree whose older versions stay readable and changeable.
 *
 * Use     const tree = new PersistentSegmentTree(values, Math.min, Infinity); const version = tree.set(0, i, x);
 *         tree.fold(version, l, r)
 * Time    O(log n) for set, fold and get; O(n) to build
 * Space   16 bytes a node: 2n at first, log2(n) + 1 more for each set
 * Limits  n in [0, 2^26], up to 2^27 nodes; op must be associative with `identity` on both sides and need
 *         not commute. Several operators in one program make it 2.5 to 3 times slower. With all questions
 *         known beforehand a sweep is faster: rectangleSums takes a quarter of the time
 * Errors  RangeError for a bad size, a version, index or range outside, and too many nodes
 * Source  Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", J. Comput. Syst. Sci. 38
 *         (1989): path copying; own code
 * Tested  persistent-segment-tree.test.ts: against copies of an array; verify: cses 1737
 */
import {
  checkFold,
  checkIndex,
  checkNumber,
  checkRange,
  checkSize,
  numbersOf,
} from "./check-range";

export class PersistentSegmentTree {
  readonly size: number;
  private readonly op: (a: number, b: number) => number;
  private readonly identity: number;
  private readonly levels: number;
  /** Node k has the children children[2k] and children[2k + 1]; node 0 is an empty subtree, and its own child. */
  private children: Int32Array;
  private folds: Float64Array;
  private nodes = 1;
  private readonly roots: number[] = [];
  private readonly path = new Int32Array(32);

  /** Version 0 holds the given values; a number stands for that many identities. */
  constructor(
    values: number | ArrayLike<number>,
    op: (a: number, b: number) => number,
    identity: number,
  ) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("PersistentSegmentTree", size, 2 ** 26);
    checkFold("PersistentSegmentTree", op, identity);
    let levels = 0;
    while (2 ** levels < size) levels++;
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.levels = levels;
    const room = typeof values === "number" ? 1024 : 2 * 2 ** levels + 1024;
    this.children = new Int32Array(2 * room);
    this.folds = new Float64Array(room);
    this.folds[0] = identity;
    if (typeof values === "number") {
      this.roots.push(0);
      return;
    }
    // Level by level from the leaves, each level's nodes in a row.
    let row = Array.from(numbersOf("PersistentSegmentTree", values), (value) =>
      this.newNode(0, 0, value),
    );
    for (let level = 0; level < levels; level++) {
      const above: number[] = [];
      for (let at = 0; at < row.length; at += 2) above.push(this.join(row[at]!, row[at + 1] ?? 0));
      row = above;
    }
    this.roots.push(row[0] ?? 0);
  }

  /** How many versions there are; they are numbered from 0. */
  get versions(): number {
    return this.roots.length;
  }

  /** Makes a copy of `version` in which element i is x; returns the number of the copy. */
  set(version: number, i: number, x: number): number {
    checkIndex("PersistentSegmentTree.set: version", version, this.roots.length);
    checkIndex("PersistentSegmentTree.set", i, this.size);
    checkNumber("PersistentSegmentTree.set", x);
    const { levels } = this;
    const path = this.path;
    let node = this.roots[version]!;
    for (let level = levels; level > 0; level--) {
      path[level] = node;
      node = this.children[2 * node + ((i >> (level - 1)) & 1)]!;
    }
    let copy = this.newNode(0, 0, x);
    for (let level = 1; level <= levels; level++) {
      const old = path[level]!;
      copy =
        (i >> (level - 1)) & 1
          ? this.join(this.children[2 * old]!, copy)
          : this.join(copy, this.children[2 * old + 1]!);
    }
    this.roots.push(copy);
    return this.roots.length - 1;
  }

  /** Element i of a version. */
  get(version: number, i: number): number {
    checkIndex("PersistentSegmentTree.get: version", version, this.roots.length);
    checkIndex("PersistentSegmentTree.get", i, this.size);
    let node = this.roots[version]!;
    for (let level = this.levels; level > 0; level--) {
      node = this.children[2 * node + ((i >> (level - 1)) & 1)]!;
    }
    return this.folds[node]!;
  }

  /** The fold of the elements in [l, r) of a version, from left to right. */
  fold(version: number, l: number, r: number): number {
    checkIndex("PersistentSegmentTree.fold: version", version, this.roots.length);
    checkRange("PersistentSegmentTree.fold", l, r, this.size);
    if (l === r) return this.identity;
    const children = this.children;
    // Goes down to the node whose middle lies between the ends; l and r count from the node's first
    // element.
    let node = this.roots[version]!;
    let low = l;
    let high = r;
    let half = (1 << this.levels) >> 1;
    for (; half > 0 && (high <= half || low >= half); half >>= 1) {
      const isRight = high > half;
      node = children[2 * node + (isRight ? 1 : 0)]!;
      if (!isRight) continue;
      low -= half;
      high -= half;
    }
    if (half === 0 || (low === 0 && high === 2 * half)) return this.folds[node]!;
    const left = this.suffix(children[2 * node]!, half, low);
    const right = this.prefix(children[2 * node + 1]!, half, high - half);
    return this.op(left, right);
  }

  /** The fold of a node of `width` elements from element l on. */
  private suffix(node: number, width: number, l: number): number {
    const { op, folds, children } = this;
    let fold = this.identity;
    let k = node;
    let low = l;
    for (let half = width >> 1; low > 0; half >>= 1) {
      if (low < half) {
        fold = op(folds[children[2 * k + 1]!]!, fold);
        k = children[2 * k]!;
      } else {
        low -= half;
        k = children[2 * k + 1]!;
      }
    }
    return op(folds[k]!, fold);
  }

  /** The fold of the first r elements of a node of `width` elements. */
  private prefix(node: number, width: number, r: number): number {
    const { op, folds, children } = this;
    let fold = this.identity;
    let k = node;
    let rest = r;
    let size = width;
    for (; rest < size && rest > 0; size >>= 1) {
      if (rest >= size >> 1) {
        fold = op(fold, folds[children[2 * k]!]!);
        rest -= size >> 1;
        k = children[2 * k + 1]!;
      } else k = children[2 * k]!;
    }
    return rest === 0 ? fold : op(fold, folds[k]!);
  }

  private join(left: number, right: number): number {
    return this.newNode(left, right, this.op(this.folds[left]!, this.folds[right]!));
  }

  private newNode(left: number, right: number, fold: number): number {
    if (this.nodes === this.folds.length) this.grow();
    this.children[2 * this.nodes] = left;
    this.children[2 * this.nodes + 1] = right;
    this.folds[this.nodes] = fold;
    return this.nodes++;
  }

  private grow(): void {
    const room = 2 * this.nodes;
    if (room > 2 ** 28) throw new RangeError("PersistentSegmentTree: more than 2^27 nodes");
    const { children, folds } = this;
    this.children = new Int32Array(2 * room);
    this.children.set(children);
    this.folds = new Float64Array(room);
    this.folds.set(folds);
  }
}
