/**
 * SegmentTree: values under assignment at one index and folds of a range by any associative operation.
 *
 * Use     const tree = new SegmentTree(values, Math.min, Infinity); tree.set(i, x); tree.get(i); tree.fold(l, r)
 * Time    O(log n) calls of op for set, fold, maxRight and minLeft; O(1) for get and all; O(n) to build.
 *         Objects of a class cost 5 times as much as SlotTree's columns, pairs [a, b] 8 times (point set,
 *         composites of ranges of 2^17); bigints as in LazySegmentTree
 * Space   16 to 32 bytes an element (a power of two of doubles, twice), and what op allocates
 * Limits  n in [0, 2^29]; op must be associative with `identity` on both sides, need not commute and
 *         changes neither argument. V8 inlines op only while a program uses one op with this class; several
 *         make it 2.5 to 3 times slower. In that case, or if an element is more than a number, SlotTree is
 *         faster. Elements of a BigInt64Array wrap at 64 bits; not checked to be numbers: rowOf(length)
 * Errors  RangeError for a bad size, an index or a range outside; TypeError without op or
 *         identity; values are not checked
 * Source  bottom-up folds on a perfect tree: ac-library's segtree as a model of the interface, own code
 * Tested  segment-tree.test.ts: against folds of an array, with an operation that does not commute, of
 *         numbers, bigints and pairs; verify: library-checker point_add_range_sum
 */
import { checkIdentity, checkIndex, checkOp, checkRange, checkSize } from "./check-range";

/** A row of values: doubles where they are numbers, else an array, or 64 bits each. */
export interface Row<T> {
  readonly length: number;
  [at: number]: T;
}

/** A row of `length` copies of a value; of bigints in 64 bits where `like` is. */
export function rowOf<T>(value: T, length: number, like?: unknown): Row<T> {
  if (typeof value === "bigint" && like instanceof BigInt64Array) {
    return new BigInt64Array(length).fill(value) as Row<T | bigint> as Row<T>;
  }
  if (typeof value !== "number") return new Array<T>(length).fill(value);
  return new Float64Array(length).fill(value) as Row<number | T> as Row<T>;
}

/** A longer copy of a row, with `filler` behind it. */
export function grown<T>(row: Row<T>, filler: T, length: number): Row<T> {
  const larger = rowOf(filler, length);
  for (let at = 0; at < row.length; at++) larger[at] = row[at]!;
  return larger;
}

export class SegmentTree<T = number> {
  readonly size: number;
  protected readonly op: (a: T, b: T) => T;
  private readonly identity: T;
  private readonly title: string;
  /** Node k has the children 2k and 2k + 1; element i is the leaf leaves + i. */
  protected readonly nodes: Row<T>;
  protected readonly leaves: number;

  /**
   * The given values, in 64 bits if they are a BigInt64Array; a number stands for that many identities.
   * `title` opens the messages of errors.
   */
  constructor(
    values: number | ArrayLike<T>,
    op: (a: T, b: T) => T,
    identity: T,
    title = "SegmentTree",
  ) {
    const size = typeof values === "number" ? values : values.length;
    checkSize(title, size, 2 ** 29);
    checkOp(title, op);
    checkIdentity(title, identity);
    let leaves = 1;
    while (leaves < size) leaves *= 2;
    const nodes = rowOf(identity, 2 * leaves, values);
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.title = title;
    this.nodes = nodes;
    this.leaves = leaves;
    if (typeof values === "number") return;
    for (let i = 0; i < size; i++) nodes[leaves + i] = values[i]!;
    for (let k = leaves - 1; k > 0; k--) nodes[k] = op(nodes[2 * k]!, nodes[2 * k + 1]!);
  }

  get(i: number): T {
    checkIndex("get", i, this.size, this.title);
    return this.nodes[this.leaves + i]!;
  }

  set(i: number, x: T): void {
    checkIndex("set", i, this.size, this.title);
    const { nodes } = this;
    const op = this.op;
    let k = this.leaves + i;
    nodes[k] = x;
    for (k >>= 1; k > 0; k >>= 1) nodes[k] = op(nodes[2 * k]!, nodes[2 * k + 1]!);
  }

  /** The fold of the elements in [l, r), from left to right; the identity if there are none. */
  fold(l: number, r: number): T {
    checkRange("fold", l, r, this.size, this.title);
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
  all(): T {
    return this.nodes[1]!;
  }

  /** fold and all under the names that AtCoder Library gives them. */
  prod(l: number, r: number): T {
    return this.fold(l, r);
  }

  allProd(): T {
    return this.all();
  }

  /** For LazySegmentTree: called before a walk goes from node k to its children. */
  protected push(_k: number): void {}

  /**
   * The largest r in [l, size] for which isGood(fold(l, r)). isGood must hold for the identity and,
   * once it fails, fail for all larger r.
   */
  maxRight(l: number, isGood: (fold: T) => boolean): number {
    checkRange("maxRight", l, this.size, this.size, this.title);
    const op = this.op;
    const { nodes, leaves } = this;
    if (l === this.size) return l;
    let fold = this.identity;
    let k = leaves + l;
    do {
      while ((k & 1) === 0) k >>= 1;
      if (!isGood(op(fold, nodes[k]!))) {
        while (k < leaves) {
          this.push(k);
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
  minLeft(r: number, isGood: (fold: T) => boolean): number {
    checkRange("minLeft", 0, r, this.size, this.title);
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
          this.push(k);
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
