/**
 * PersistentLazySlotTree: a LazySlotTree whose older versions stay readable and changeable; a range can
 * also be copied from one version into another.
 *
 * Use     class AddMin extends PersistentLazySlotTree {
 *           min = new Float64Array(this.slots).fill(Infinity, 0, 1); todo = new Float64Array(this.slots); x = 0;
 *           combine(into: number, a: number, b: number) { this.min[into] = Math.min(this.min[a]!, this.min[b]!); }
 *           act(k: number, x = this.x) { this.min[k]! += x; this.todo[k]! += x; }
 *           push(k: number, a: number, b: number) { for (const c of [a, b]) this.act(c, this.todo[k]!);
 *         this.todo[k] = 0; }
 *           copy(into: number, from: number) { this.min[into] = this.min[from]!; this.todo[into] = this.todo[from]!;
 *         } }
 *         const tree = new AddMin(n, 1000); tree.build(); tree.x = 5; const version = tree.updateRange(0, l, r);
 *         tree.fold(version, l, r)
 * Time    O(log n) calls of combine, act, push and copy for each method; O(n) for build
 * Space   13 bytes a slot beside the subclass's columns
 * Limits  size in [0, 2^26], capacity in [0, 2^28]: 2 size slots, and 10 ⌈log2(size + 1)⌉ for each operation
 *         are always enough. Without actions PersistentSegmentTree needs less
 * Errors  RangeError for a bad size or capacity, a version or range outside, and a full tree
 * Source  path copying: Driscoll, Sarnak, Sleator, Tarjan (1989); a pending action goes to copies of both
 *         children, for all versions that share the node: folklore, own code
 * Tested  persistent-lazy-slot-tree.test.ts: against an array for each version; verify:
 *         library-checker persistent_range_affine_range_sum
 *
 * A subclass has columns of values and of pending actions, both with `slots` places, as in LazySlotTree.
 * Slots have no fixed places, so push gets the slots of the children, and copy(into, from) copies all
 * columns. Element i of version 0 is slot leaves + i: write these and call build().
 */
import { checkIndex, checkRange, checkSize } from "./check-range";

export abstract class PersistentLazySlotTree {
  readonly size: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity; slots 1 and 2 take the answers in turn. */
  readonly none = 0;
  readonly leaves = 3;
  private readonly lefts: Int32Array;
  private readonly rights: Int32Array;
  private readonly widths: Int32Array;
  /** 1 where an action is pending. */
  private readonly waits: Uint8Array;
  private nodes: number;
  private readonly roots: number[] = [];
  private l = 0;
  private r = 0;
  private folded = 0;
  private to = 1;

  constructor(size: number, capacity: number) {
    checkSize("PersistentLazySlotTree", size, 2 ** 26);
    checkSize("PersistentLazySlotTree: capacity", capacity, 2 ** 28);
    this.size = size;
    this.slots = Math.max(capacity, 2 * size) + 3;
    this.lefts = new Int32Array(this.slots);
    this.rights = new Int32Array(this.slots);
    this.widths = new Int32Array(this.slots).fill(1, 0, 3 + size);
    this.waits = new Uint8Array(this.slots);
    this.nodes = 3 + size;
  }

  protected abstract combine(into: number, left: number, right: number): void;
  /** Applies the action in the subclass's fields to slot k: to its value, and to what is pending. */
  protected abstract act(k: number): void;
  /** Hands what is pending at slot k to the slots left and right; nothing is pending at k afterwards. */
  protected abstract push(k: number, left: number, right: number): void;
  protected abstract copy(into: number, from: number): void;

  /** How many elements slot k stands for. */
  width(k: number): number {
    return this.widths[k]!;
  }

  /** How many versions there are; they are numbered from 0. */
  get versions(): number {
    return this.roots.length;
  }

  /** Makes version 0 from the leaves. */
  build(): void {
    this.roots.push(this.size === 0 ? this.none : this.tree(0, this.size));
  }

  /** Makes a copy of `version`, acts on every element in [l, r) of it, and returns its number. */
  updateRange(version: number, l: number, r: number): number {
    const root = this.begin("updateRange", version, l, r);
    return this.roots.push(l === r ? root : this.changed(root, 0, this.size)) - 1;
  }

  /** Makes a copy of `version` with the elements in [l, r) of version `from`, and returns its number. */
  copyRange(version: number, from: number, l: number, r: number): number {
    const root = this.begin("copyRange", version, l, r);
    const source = this.begin("copyRange", from, l, r);
    return this.roots.push(l === r ? root : this.mixed(root, source, 0, this.size)) - 1;
  }

  /** The slot of the fold of [l, r) of a version, valid until the next call; `none` if l = r. */
  fold(version: number, l: number, r: number): number {
    const root = this.begin("fold", version, l, r);
    this.folded = this.none;
    if (l < r) this.add(root, 0, this.size);
    return this.folded;
  }

  /** Keeps the range for the recursions, which go at most 27 deep. */
  private begin(method: string, version: number, l: number, r: number): number {
    checkIndex(`PersistentLazySlotTree.${method}: version`, version, this.roots.length);
    checkRange(`PersistentLazySlotTree.${method}`, l, r, this.size);
    this.l = l;
    this.r = r;
    return this.roots[version]!;
  }

  private tree(low: number, high: number): number {
    if (high - low === 1) return this.leaves + low;
    const middle = (low + high) >> 1;
    return this.join(this.tree(low, middle), this.tree(middle, high));
  }

  private changed(k: number, low: number, high: number): number {
    if (high <= this.l || low >= this.r) return k;
    if (this.l <= low && high <= this.r) {
      const copy = this.copied(k);
      this.act(copy);
      this.waits[copy] = 1;
      return copy;
    }
    this.pushed(k);
    const middle = (low + high) >> 1;
    const left = this.changed(this.lefts[k]!, low, middle);
    return this.join(left, this.changed(this.rights[k]!, middle, high));
  }

  private mixed(k: number, source: number, low: number, high: number): number {
    if (high <= this.l || low >= this.r) return k;
    if (this.l <= low && high <= this.r) return source;
    this.pushed(k);
    this.pushed(source);
    const middle = (low + high) >> 1;
    const left = this.mixed(this.lefts[k]!, this.lefts[source]!, low, middle);
    return this.join(left, this.mixed(this.rights[k]!, this.rights[source]!, middle, high));
  }

  private add(k: number, low: number, high: number): void {
    if (high <= this.l || low >= this.r) return;
    if (this.l <= low && high <= this.r) {
      this.combine(this.to, this.folded, k);
      this.folded = this.to;
      this.to = 3 - this.to;
      return;
    }
    this.pushed(k);
    const middle = (low + high) >> 1;
    this.add(this.lefts[k]!, low, middle);
    this.add(this.rights[k]!, middle, high);
  }

  private pushed(k: number): void {
    if (this.waits[k] === 0) return;
    const left = this.copied(this.lefts[k]!);
    const right = this.copied(this.rights[k]!);
    this.push(k, left, right);
    this.lefts[k] = left;
    this.rights[k] = right;
    this.waits[left] = this.waits[right] = 1;
    this.waits[k] = 0;
  }

  private copied(from: number): number {
    const node = this.newNode(this.lefts[from]!, this.rights[from]!, this.widths[from]!);
    this.copy(node, from);
    this.waits[node] = this.waits[from]!;
    return node;
  }

  private join(left: number, right: number): number {
    const node = this.newNode(left, right, this.widths[left]! + this.widths[right]!);
    this.combine(node, left, right);
    return node;
  }

  private newNode(left: number, right: number, width: number): number {
    if (this.nodes === this.slots) throw new RangeError("PersistentLazySlotTree: full");
    this.lefts[this.nodes] = left;
    this.rights[this.nodes] = right;
    this.widths[this.nodes] = width;
    return this.nodes++;
  }
}
