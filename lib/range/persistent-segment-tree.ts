/**
 * PersistentSegmentTree: a segment tree whose older versions stay readable and changeable.
 *
 * Time    O(log n) for set, fold and get; O(n) to build
 * Space   16 bytes a node: 2n at first, log2(n) + 1 more for each set
 * Limits  n in [0, 2^26], up to 2^27 nodes; op must be associative with `identity` on both sides and need
 *         not commute. Several operators in one program cost 2.5 to 3 times
 * Errors  RangeError for a bad size, a version, index or range outside, and too many nodes
 * Source  Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", J. Comput. Syst. Sci. 38
 *         (1989): path copying; own code
 * Tested  persistent-segment-tree.test.ts: against copies of an array; verify: library-checker
 *         rectangle_sum
 */
import { checkIndex, checkRange, checkSize } from "./check-range";

export class PersistentSegmentTree {
  readonly size: number;
  private readonly op: (a: number, b: number) => number;
  private readonly identity: number;
  private readonly levels: number;
  /** Node 0 is an empty subtree of any height: its children are 0 too. */
  private lefts: Int32Array;
  private rights: Int32Array;
  private folds: Float64Array;
  private nodes = 1;
  private readonly roots: number[] = [];
  private readonly path = new Int32Array(32);

  /** Version 0 holds the given values, or so many times the identity. */
  constructor(
    values: number | ArrayLike<number>,
    op: (a: number, b: number) => number,
    identity: number,
  ) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("PersistentSegmentTree", size, 2 ** 26);
    let levels = 0;
    while (2 ** levels < size) levels++;
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.levels = levels;
    const room = typeof values === "number" ? 1024 : 2 * 2 ** levels + 1024;
    this.lefts = new Int32Array(room);
    this.rights = new Int32Array(room);
    this.folds = new Float64Array(room);
    this.folds[0] = identity;
    if (typeof values === "number") {
      this.roots.push(0);
      return;
    }
    // Level by level from the leaves, each level's nodes in a row.
    let row = Array.from(values, (value) => this.newNode(0, 0, value));
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

  /** A new version, like `version` but for element i, which is x; returns its number. */
  set(version: number, i: number, x: number): number {
    checkIndex("PersistentSegmentTree.set: version", version, this.roots.length);
    checkIndex("PersistentSegmentTree.set", i, this.size);
    const { levels } = this;
    const path = this.path;
    let node = this.roots[version]!;
    for (let level = levels; level > 0; level--) {
      path[level] = node;
      node = (i >> (level - 1)) & 1 ? this.rights[node]! : this.lefts[node]!;
    }
    let copy = this.newNode(0, 0, x);
    for (let level = 1; level <= levels; level++) {
      const old = path[level]!;
      copy =
        (i >> (level - 1)) & 1
          ? this.join(this.lefts[old]!, copy)
          : this.join(copy, this.rights[old]!);
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
      node = (i >> (level - 1)) & 1 ? this.rights[node]! : this.lefts[node]!;
    }
    return this.folds[node]!;
  }

  /** The fold of the elements in [l, r) of a version, from left to right. */
  fold(version: number, l: number, r: number): number {
    checkIndex("PersistentSegmentTree.fold: version", version, this.roots.length);
    checkRange("PersistentSegmentTree.fold", l, r, this.size);
    return l === r ? this.identity : this.foldBelow(this.roots[version]!, this.levels, l, r);
  }

  /** The fold of [l, r) of a node of 2^level elements, as deep as the tree is high. */
  private foldBelow(node: number, level: number, l: number, r: number): number {
    if (node === 0) return this.identity;
    if (r - l === 2 ** level) return this.folds[node]!;
    const half = 2 ** (level - 1);
    const left = this.lefts[node]!;
    const right = this.rights[node]!;
    if (r <= half) return this.foldBelow(left, level - 1, l, r);
    if (l >= half) return this.foldBelow(right, level - 1, l - half, r - half);
    return this.op(
      this.foldBelow(left, level - 1, l, half),
      this.foldBelow(right, level - 1, 0, r - half),
    );
  }

  private join(left: number, right: number): number {
    return this.newNode(left, right, this.op(this.folds[left]!, this.folds[right]!));
  }

  private newNode(left: number, right: number, fold: number): number {
    if (this.nodes === this.lefts.length) this.grow();
    this.lefts[this.nodes] = left;
    this.rights[this.nodes] = right;
    this.folds[this.nodes] = fold;
    return this.nodes++;
  }

  private grow(): void {
    const room = 2 * this.nodes;
    if (room > 2 ** 28) throw new RangeError("PersistentSegmentTree: more than 2^27 nodes");
    const { lefts, rights, folds } = this;
    this.lefts = new Int32Array(room);
    this.lefts.set(lefts);
    this.rights = new Int32Array(room);
    this.rights.set(rights);
    this.folds = new Float64Array(room);
    this.folds.set(folds);
  }
}
