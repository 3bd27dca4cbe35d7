/**
 * PersistentSets: disjoint sets in many versions, each an earlier version after one union, answered online.
 *
 * Use     const sets = new PersistentSets(n); const version = sets.union(0, u, v); sets.same(version, u, v);
 *         sets.same(0, u, v); sets.find(version, u); sets.sizeOf(version, u); sets.count(version); sets.versions
 * Time    O(log² size) at worst for union, find, same and sizeOf; O(1) for count
 * Space   as two changes of a PersistentArray a union: some 400 bytes for size = 200,000
 * Limits  size in [0, 2^26]. If all questions are known beforehand, RollbackSets in depth-first order of the
 *         versions takes a quarter of the time
 * Errors  RangeError for a bad size, a version or element outside, and more unions than memory has room for
 * Source  union by size without compression on PersistentArray: folklore, own code
 * Tested  persistent-sets.test.ts: against labels of each version; verify: library-checker persistent_unionfind
 */
import { shown } from "../io/shown";
import { PersistentArray } from "./persistent-array";

export class PersistentSets {
  readonly size: number;
  /** Parents; at a root the negated size of its set. */
  private readonly parents: PersistentArray<number>;
  /** Of a version, that of `parents` and the number of sets. */
  private readonly states = [0];
  private readonly counts: number[];

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 26) {
      throw new RangeError(
        `PersistentSets: size must be an integer in [0, 2^26], got ${shown(size)}`,
      );
    }
    this.size = size;
    this.parents = new PersistentArray(new Int32Array(size).fill(-1));
    this.counts = [size];
  }

  /** How many versions there are; they are numbered from 0, in which all sets have one element. */
  get versions(): number {
    return this.states.length;
  }

  /** The number of a version with the sets of a and b joined: `version` itself if they are one in it. */
  union(version: number, a: number, b: number): number {
    let large = this.find(version, a);
    let small = this.find(version, b);
    if (large === small) return version;
    const { parents } = this;
    const state = this.states[version]!;
    const sizes = [parents.get(state, large), parents.get(state, small)] as const;
    if (sizes[0] > sizes[1]) [large, small] = [small, large];
    const grown = parents.set(state, large, sizes[0] + sizes[1]);
    this.counts.push(this.counts[version]! - 1);
    return this.states.push(parents.set(grown, small, large)) - 1;
  }

  /** The representative of the element's set in a version. */
  find(version: number, element: number): number {
    const state = this.stateOf(version);
    if (element >>> 0 !== element || element >= this.size) {
      throw new RangeError(
        `PersistentSets: element must be in [0, ${this.size}), got ${shown(element)}`,
      );
    }
    const { parents } = this;
    let node = element;
    for (let up = parents.get(state, node); up >= 0; up = parents.get(state, node)) node = up;
    return node;
  }

  same(version: number, a: number, b: number): boolean {
    return this.find(version, a) === this.find(version, b);
  }

  /** How many elements the set of `element` has in a version. */
  sizeOf(version: number, element: number): number {
    return -this.parents.get(this.states[version]!, this.find(version, element));
  }

  /** How many sets a version has. */
  count(version: number): number {
    this.stateOf(version);
    return this.counts[version]!;
  }

  private stateOf(version: number): number {
    if (version >>> 0 === version && version < this.states.length) return this.states[version]!;
    throw new RangeError(
      `PersistentSets: version must be in [0, ${this.states.length}), got ${shown(version)}`,
    );
  }
}
