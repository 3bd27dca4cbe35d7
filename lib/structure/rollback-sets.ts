/**
 * RollbackSets: disjoint sets whose last unions can be taken back.
 *
 * Use     const sets = new RollbackSets(n); const time = sets.time; sets.union(u, v); sets.same(u, v);
 *         sets.rollback(time)
 * Time    O(log size) at worst for find, union, same, sizeOf; O(1) a union that is taken back
 * Space   12 bytes an element
 * Limits  size in [0, 2^30]
 * Errors  RangeError for a bad size, an element outside, a time that is not in the past
 * Source  union by size without compression: folklore, own code
 * Tested  rollback-sets.test.ts: against labels in an array that are copied; verify: library-checker
 *         persistent_unionfind, whose versions are visited in depth-first order
 */
export class RollbackSets {
  readonly size: number;
  /** The parent; at a root the negated size of its set. */
  private readonly parent: Int32Array;
  /** The roots that were hung under others, in order: at most size - 1. */
  private readonly joined: Int32Array;
  /** Of a root that was hung under another, the negated size that it had. */
  private readonly sizes: Int32Array;
  private unions = 0;

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 30) {
      throw new RangeError(`RollbackSets: size must be an integer in [0, 2^30], got ${size}`);
    }
    this.size = size;
    this.parent = new Int32Array(size).fill(-1);
    this.joined = new Int32Array(size);
    this.sizes = new Int32Array(size);
  }

  /** How many sets there are. */
  get count(): number {
    return this.size - this.unions;
  }

  /** How many unions joined two sets and were not taken back: what rollback takes. */
  get time(): number {
    return this.unions;
  }

  /** The representative of the element's set. */
  find(element: number): number {
    if (element >>> 0 !== element || element >= this.size) {
      throw new RangeError(`RollbackSets: element must be in [0, ${this.size}), got ${element}`);
    }
    const { parent } = this;
    let node = element;
    for (let up = parent[node]!; up >= 0; up = parent[node]!) node = up;
    return node;
  }

  /** Joins the sets of a and b; false, with `time` unchanged, if they were one already. */
  union(a: number, b: number): boolean {
    const { parent } = this;
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return false;
    if (parent[large]! > parent[small]!) [large, small] = [small, large];
    parent[large]! += parent[small]!;
    this.joined[this.unions++] = small;
    this.sizes[small] = parent[small]!;
    parent[small] = large;
    return true;
  }

  /** Takes back all unions since `time`, the last one first. */
  rollback(time: number): void {
    if (time >>> 0 !== time || time > this.unions) {
      throw new RangeError(
        `RollbackSets.rollback: time must be in [0, ${this.unions}], got ${time}`,
      );
    }
    const { parent, sizes } = this;
    while (this.unions > time) {
      const small = this.joined[--this.unions]!;
      parent[parent[small]!]! -= sizes[small]!;
      parent[small] = sizes[small]!;
    }
  }

  same(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** How many elements the set of `element` has. */
  sizeOf(element: number): number {
    return -this.parent[this.find(element)]!;
  }
}
