/**
 * PersistentArray: an array whose older versions stay readable and changeable.
 *
 * Use     const array = new PersistentArray([5, 6, 7]); const version = array.set(0, 1, 60); array.get(version, 1);
 *         array.get(0, 1); array.versions
 * Time    O(log n) for set and get: a step for three bits of n - 1; O(n) to build
 * Space   5 bytes an element and 32 bytes a step of set, beside the values: 192 for n = 200,000
 * Limits  n in [0, 2^26]; up to 2^25 nodes of 8 elements; values of any kind
 * Errors  RangeError for a bad size, a version or index outside, and too many nodes
 * Source  Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", J. Comput. Syst. Sci. 38
 *         (1989): path copying, here of nodes with 8 children; own code
 * Tested  persistent-array.test.ts: against copies of an array; verify: library-checker persistent_unionfind
 */
import { shown } from "../io/shown";

export class PersistentArray<T> {
  readonly size: number;
  /** How many bits of an index the nodes above the lowest ones take. */
  private readonly top: number;
  /** A node is 8 places side by side: where its children begin, at the lowest level places in `values`. */
  private nodes: Int32Array;
  private used: number;
  private readonly values: T[];
  private readonly roots: number[];

  /** Version 0 holds the given values. */
  constructor(values: ArrayLike<T>) {
    const size = values.length;
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 26) {
      throw new RangeError(
        `PersistentArray: size must be an integer in [0, 2^26], got ${shown(size)}`,
      );
    }
    this.size = size;
    this.values = Array.from(values);
    let count = Math.max(1, (size + 7) >> 3);
    this.nodes = new Int32Array(Math.ceil((8 * count * 8) / 7) + 1024);
    for (let i = 0; i < size; i++) this.nodes[i] = i;
    // Level by level, each level's nodes in a row.
    let row = 0;
    let used = 8 * count;
    let top = 0;
    for (; count > 1; top += 3) {
      for (let node = 0; node < count; node++) this.nodes[used + node] = row + 8 * node;
      row = used;
      count = (count + 7) >> 3;
      used += 8 * count;
    }
    this.top = top;
    this.used = used;
    this.roots = [row];
  }

  /** How many versions there are; they are numbered from 0. */
  get versions(): number {
    return this.roots.length;
  }

  get(version: number, i: number): T {
    checkPlace("PersistentArray.get: version", version, this.roots.length);
    checkPlace("PersistentArray.get: index", i, this.size);
    const { nodes } = this;
    let node = this.roots[version]!;
    for (let shift = this.top; shift > 0; shift -= 3) node = nodes[node + ((i >> shift) & 7)]!;
    return this.values[nodes[node + (i & 7)]!]!;
  }

  /** Makes a copy of `version` in which element i is x; returns the number of the copy. */
  set(version: number, i: number, x: T): number {
    checkPlace("PersistentArray.set: version", version, this.roots.length);
    checkPlace("PersistentArray.set: index", i, this.size);
    // A path has at most 9 nodes.
    if (this.used + 72 > this.nodes.length) this.grow();
    const { nodes } = this;
    let node = this.copy(this.roots[version]!);
    this.roots.push(node);
    for (let shift = this.top; shift > 0; shift -= 3) {
      const place = node + ((i >> shift) & 7);
      node = nodes[place] = this.copy(nodes[place]!);
    }
    nodes[node + (i & 7)] = this.values.push(x) - 1;
    return this.roots.length - 1;
  }

  private copy(node: number): number {
    const { nodes, used } = this;
    for (let child = 0; child < 8; child++) nodes[used + child] = nodes[node + child]!;
    this.used += 8;
    return used;
  }

  private grow(): void {
    const room = 2 * this.nodes.length;
    if (room > 2 ** 29) throw new RangeError("PersistentArray: more than 2^25 nodes");
    const { nodes } = this;
    this.nodes = new Int32Array(room);
    this.nodes.set(nodes);
  }
}

/** Refuses what is no integer in [0, size); `name` opens the message. */
function checkPlace(name: string, place: number, size: number): void {
  if (place >>> 0 === place && place < size) return;
  throw new RangeError(`${name} must be in [0, ${size}), got ${shown(place)}`);
}
