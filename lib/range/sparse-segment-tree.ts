/**
 * SparseSegmentTree: a SegmentTree over a huge range of indices, of which few are ever set ("dynamic").
 *
 * Use     const tree = new SparseSegmentTree(10 ** 9, Math.min, Infinity); tree.set(i, x); tree.get(i);
 *         tree.fold(l, r)
 * Time    O(log size) for set, get and fold
 * Space   32 bytes for each index that was ever set, where values are numbers
 * Limits  size in [0, 2^53], up to 2^26 different indices; op must be associative with `identity` on both
 *         sides and need not commute. Where all indices are known beforehand, compress and SegmentTree are
 *         twice as fast. Several operators in one program make it 2.5 to 3 times slower
 * Errors  RangeError for a bad size, an index or a range outside, and too many indices;
 *         TypeError without op or identity
 * Source  a node holds an element of its own, so there is one node an index: folklore, own code
 * Tested  programs.test.ts: against sparse-segment-tree.twin.ts; sparse-segment-tree.test.ts; verify: cses
 *         1144
 */
import { checkIdentity, checkOp } from "./check-range";
import { grown, type Row, rowOf } from "./segment-tree";

export class SparseSegmentTree<T = number> {
  readonly size: number;
  private readonly op: (a: T, b: T) => T;
  private readonly identity: T;
  /**
   * A node's range is cut in the middle between its children; all indices in its left subtree are smaller
   * than its own, all in its right subtree greater. Node 0 means no node; node 1 is the root.
   */
  private indices = new Float64Array(16);
  private values: Row<T>;
  private folds: Row<T>;
  private lefts = new Int32Array(16);
  private rights = new Int32Array(16);
  private nodes = 1;
  private readonly path = new Int32Array(64);

  /** All elements are the identity. */
  constructor(size: number, op: (a: T, b: T) => T, identity: T) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 53) {
      throw new RangeError(`SparseSegmentTree: size must be an integer in [0, 2^53], got ${size}`);
    }
    checkOp("SparseSegmentTree", op);
    checkIdentity("SparseSegmentTree", identity);
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.values = rowOf(identity, 16);
    this.folds = rowOf(identity, 16);
  }

  set(i: number, x: T): void {
    this.check("set", i);
    let index = i;
    let value = x;
    let low = 0;
    let high = this.size;
    let depth = 0;
    let node = this.nodes > 1 ? 1 : this.newNode(index, value);
    for (;;) {
      this.path[depth++] = node;
      const nodeIndex = this.indices[node]!;
      if (nodeIndex === index) {
        this.values[node] = value;
        break;
      }
      const middle = Math.floor(low + (high - low) / 2);
      const goesLeft = index < middle;
      if (goesLeft ? nodeIndex < index : nodeIndex > index) {
        // The new element takes the node's place; the node's old element goes further down.
        const ownValue = this.values[node]!;
        this.indices[node] = index;
        this.values[node] = value;
        index = nodeIndex;
        value = ownValue;
      }
      const child = goesLeft ? this.lefts[node]! : this.rights[node]!;
      if (child === 0) {
        const leaf = this.newNode(index, value);
        if (goesLeft) this.lefts[node] = leaf;
        else this.rights[node] = leaf;
        break;
      }
      if (goesLeft) high = middle;
      else low = middle;
      node = child;
    }
    while (depth > 0) this.pull(this.path[--depth]!);
  }

  get(i: number): T {
    this.check("get", i);
    let node = this.nodes > 1 ? 1 : 0;
    while (node > 0 && this.indices[node] !== i) {
      node = i < this.indices[node]! ? this.lefts[node]! : this.rights[node]!;
    }
    return node === 0 ? this.identity : this.values[node]!;
  }

  /** The fold of the elements in [l, r), from left to right. */
  fold(l: number, r: number): T {
    if (!(Number.isInteger(l) && Number.isInteger(r) && l >= 0 && l <= r && r <= this.size)) {
      throw new RangeError(
        `SparseSegmentTree.fold: expected 0 <= l <= r <= ${this.size}, got l = ${l}, r = ${r}`,
      );
    }
    // Goes down to the node that separates the ends, then along both ends.
    let node = this.nodes > 1 ? 1 : 0;
    while (node > 0 && (this.indices[node]! < l || this.indices[node]! >= r)) {
      node = this.indices[node]! < l ? this.rights[node]! : this.lefts[node]!;
    }
    if (node === 0) return this.identity;
    const { op, indices, values, folds, lefts, rights } = this;
    let left = this.identity;
    for (let k = lefts[node]!; k > 0; ) {
      if (indices[k]! < l) k = rights[k]!;
      else {
        left = op(op(values[k]!, folds[rights[k]!]!), left);
        k = lefts[k]!;
      }
    }
    let right = this.identity;
    for (let k = rights[node]!; k > 0; ) {
      if (indices[k]! >= r) k = lefts[k]!;
      else {
        right = op(right, op(folds[lefts[k]!]!, values[k]!));
        k = rights[k]!;
      }
    }
    return op(op(left, values[node]!), right);
  }

  private pull(k: number): void {
    const { op, folds } = this;
    folds[k] = op(op(folds[this.lefts[k]!]!, this.values[k]!), folds[this.rights[k]!]!);
  }

  private newNode(index: number, value: T): number {
    if (this.nodes === this.lefts.length) this.grow();
    this.indices[this.nodes] = index;
    this.values[this.nodes] = value;
    this.folds[this.nodes] = this.op(this.op(this.identity, value), this.identity);
    return this.nodes++;
  }

  private grow(): void {
    const room = 2 * this.nodes;
    if (room > 2 ** 27) throw new RangeError("SparseSegmentTree: more than 2^26 indices");
    const { indices, values, folds, lefts, rights } = this;
    this.indices = new Float64Array(room);
    this.indices.set(indices);
    this.values = grown(values, this.identity, room);
    this.folds = grown(folds, this.identity, room);
    this.lefts = new Int32Array(room);
    this.lefts.set(lefts);
    this.rights = new Int32Array(room);
    this.rights.set(rights);
  }

  private check(method: string, i: number): void {
    if (Number.isInteger(i) && i >= 0 && i < this.size) return;
    throw new RangeError(
      `SparseSegmentTree.${method}: index must be an integer in [0, ${this.size}), got ${i}`,
    );
  }
}
