/**
 * SegmentForest: many maps from integers in one range to values, sorted by key: split by key, union, folds of
 * ranges of keys, k-th key ("segment tree merging and splitting", "mergeable sets").
 *
 * Use     const forest = new SegmentForest(10 ** 9, (a, b) => a + b, 0); const a = forest.make(); forest.set(a, x, 1);
 *         const b = forest.split(a, 5); forest.set(b, 7, 1); forest.unite(a, b); forest.fold(a, 0, 9); forest.get(a, x);
 *         const first = forest.maxRight(a, (count) => count <= 0)
 * Time    O(log size) for every method but unite; for unite as many steps as nodes vanish, so O(log size)
 *         amortised for each set and split before it
 * Space   24 bytes a node where values are numbers, log2 size nodes for each key and split at most; unite frees
 * Limits  size in [0, 2^53], 2^27 nodes; op associative with `identity` on both sides. unite joins the values of
 *         a key by op. One map alone: SparseSegmentTree, SortedMap
 * Errors  RangeError for a bad size, a tree, key or range outside, a tree united with itself, too many nodes;
 *         TypeError without op or identity
 * Source  dynamic segment trees that share one pool: folklore, own code
 * Tested  segment-forest.test.ts: against maps, with texts; verify: Luogu P5494
 */
import { checkIdentity, checkOp } from "./check-range";
import { grown, type Row, rowOf } from "./segment-tree";

export class SegmentForest<T = number> {
  readonly size: number;
  private readonly op: (a: T, b: T) => T;
  private readonly identity: T;
  private readonly roots: number[] = [];
  /** Node 0 is none. A node's range is cut in the middle; one of a single key has no children. */
  private folds: Row<T>;
  private lefts = new Int32Array(16);
  private rights = new Int32Array(16);
  private nodes = 1;
  private free = 0; // the first free node; its left child is the next

  constructor(size: number, op: (a: T, b: T) => T, identity: T) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 53) {
      throw new RangeError(`SegmentForest: size must be an integer in [0, 2^53], got ${size}`);
    }
    checkOp("SegmentForest", op);
    checkIdentity("SegmentForest", identity);
    this.size = size;
    this.op = op;
    this.identity = identity;
    this.folds = rowOf(identity, 16);
  }

  /** Makes a tree whose values are all the identity, and returns its number: 0, 1, 2, … */
  make(): number {
    return this.roots.push(0) - 1;
  }

  set(tree: number, key: number, x: T): void {
    this.check("set", tree, key, key + 1);
    this.roots[tree] = this.changed(this.roots[tree]!, 0, this.size, key, x);
  }

  get(tree: number, key: number): T {
    this.check("get", tree, key, key + 1);
    return this.folded(this.roots[tree]!, 0, this.size, key, key + 1);
  }

  /** The fold of the values of the keys in [l, r), in their order. */
  fold(tree: number, l: number, r: number): T {
    this.check("fold", tree, l, r);
    return this.folded(this.roots[tree]!, 0, this.size, l, r);
  }

  /** Takes all keys from `key` on out of the tree into a new one, and returns its number. */
  split(tree: number, key: number): number {
    this.check("split", tree, key, this.size);
    const root = this.roots[tree]!;
    if (key > 0) return this.roots.push(this.cut(root, 0, this.size, key)) - 1;
    this.roots[tree] = 0;
    return this.roots.push(root) - 1;
  }

  /** Moves all keys of `from`, which is empty then, to `into`. */
  unite(into: number, from: number): void {
    this.check("unite", into, 0, 0);
    this.check("unite", from, 0, 0);
    if (into === from) throw new RangeError(`SegmentForest.unite: ${into} and ${from} are one`);
    this.roots[into] = this.joined(this.roots[into]!, this.roots[from]!, 0, this.size);
    this.roots[from] = 0;
  }

  /** The largest r for which isGood(fold(tree, 0, r)), as in SegmentTree: of counts the k-th key by count <= k. */
  maxRight(tree: number, isGood: (fold: T) => boolean): number {
    this.check("maxRight", tree, 0, 0);
    let k = this.roots[tree]!;
    if (isGood(this.folds[k]!)) return this.size;
    let fold = this.identity;
    let low = 0;
    let high = this.size;
    while (high - low > 1) {
      const middle = middleOf(low, high);
      const longer = this.op(fold, this.folds[this.lefts[k]!]!);
      if (isGood(longer)) {
        fold = longer;
        k = this.rights[k]!;
        low = middle;
      } else {
        k = this.lefts[k]!;
        high = middle;
      }
    }
    return low;
  }

  /** This and the others recurse at most 53 deep. */
  private changed(node: number, low: number, high: number, key: number, x: T): number {
    const k = node === 0 ? this.newNode() : node;
    if (high - low === 1) {
      this.folds[k] = x;
      return k;
    }
    const middle = middleOf(low, high);
    // The columns may be new ones after the recursion.
    if (key < middle) {
      const left = this.changed(this.lefts[k]!, low, middle, key, x);
      this.lefts[k] = left;
    } else {
      const right = this.changed(this.rights[k]!, middle, high, key, x);
      this.rights[k] = right;
    }
    return this.pulled(k);
  }

  private folded(k: number, low: number, high: number, l: number, r: number): T {
    if (k === 0 || r <= low || high <= l) return this.identity;
    if (l <= low && high <= r) return this.folds[k]!;
    const middle = middleOf(low, high);
    const left = this.folded(this.lefts[k]!, low, middle, l, r);
    return this.op(left, this.folded(this.rights[k]!, middle, high, l, r));
  }

  /** Cuts the keys from `key` on, low < key, off the tree of k, and returns their tree. */
  private cut(k: number, low: number, high: number, key: number): number {
    if (k === 0 || key >= high) return 0;
    const middle = middleOf(low, high);
    const behind = this.newNode();
    if (key > middle) {
      const right = this.cut(this.rights[k]!, middle, high, key);
      this.rights[behind] = right;
    } else {
      this.rights[behind] = this.rights[k]!;
      this.rights[k] = 0;
      const left = key < middle ? this.cut(this.lefts[k]!, low, middle, key) : 0;
      this.lefts[behind] = left;
    }
    this.pulled(k);
    return this.pulled(behind);
  }

  private joined(a: number, b: number, low: number, high: number): number {
    if (a === 0 || b === 0) return a + b;
    const middle = middleOf(low, high);
    if (high - low === 1) this.folds[a] = this.op(this.folds[a]!, this.folds[b]!);
    else {
      this.lefts[a] = this.joined(this.lefts[a]!, this.lefts[b]!, low, middle);
      this.rights[a] = this.joined(this.rights[a]!, this.rights[b]!, middle, high);
      this.pulled(a);
    }
    this.lefts[b] = this.free;
    this.rights[b] = 0;
    this.free = b;
    return a;
  }

  private pulled(k: number): number {
    this.folds[k] = this.op(this.folds[this.lefts[k]!]!, this.folds[this.rights[k]!]!);
    return k;
  }

  private newNode(): number {
    const node = this.free;
    if (node > 0) {
      this.free = this.lefts[node]!;
      this.lefts[node] = 0;
      return node;
    }
    if (this.nodes === this.lefts.length) this.grow();
    return this.nodes++;
  }

  private grow(): void {
    const room = 2 * this.nodes;
    if (room > 2 ** 27) throw new RangeError("SegmentForest: more than 2^27 nodes");
    const { lefts, rights } = this;
    this.folds = grown(this.folds, this.identity, room);
    this.lefts = new Int32Array(room);
    this.lefts.set(lefts);
    this.rights = new Int32Array(room);
    this.rights.set(rights);
  }

  private check(method: string, tree: number, l: number, r: number): void {
    if (tree >>> 0 !== tree || tree >= this.roots.length) {
      throw new RangeError(
        `SegmentForest.${method}: tree must be in [0, ${this.roots.length}), got ${tree}`,
      );
    }
    if (!(Number.isInteger(l) && Number.isInteger(r) && l >= 0 && l <= r && r <= this.size)) {
      throw new RangeError(
        `SegmentForest.${method}: expected 0 <= l <= r <= ${this.size}, got l = ${l}, r = ${r}`,
      );
    }
  }
}

function middleOf(low: number, high: number): number {
  return low + Math.floor((high - low) / 2);
}
