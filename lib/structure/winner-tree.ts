/**
 * WinnerTree: a number key for each of the ids 0 … size - 1, each of which may rise or fall, and the least.
 *
 * Use     const tree = new WinnerTree(n); tree.set(v, 2.5); tree.first; tree.minKey
 * Time    O(size) to make; set O(log size) at worst, O(1) where the id neither was nor becomes the
 *         least of its half of a few; first, minKey and keyOf O(1)
 * Space   16 bytes an id
 * Limits  size in [1, 2^28]; keys are any numbers but NaN, Infinity at the start; among equal keys any
 *         may be first
 * Errors  RangeError for a bad size, an id outside, NaN
 * Source  tournament tree: Knuth, The Art of Computer Programming 3, 5.4.1; own code
 * Tested  winner-tree.test.ts: against a linear search; verify: Library Checker general_weighted_matching
 */
export class WinnerTree {
  readonly size: number;
  private readonly keys: Float64Array;
  /** By node: the id that wins there. Node 1 is the root, node size + id the leaf of an id. */
  private readonly winners: Int32Array;

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 1 || size > 2 ** 28) {
      throw new RangeError(`WinnerTree: size must be an integer in [1, 2^28], got ${size}`);
    }
    this.size = size;
    this.keys = new Float64Array(size).fill(Infinity);
    this.winners = new Int32Array(2 * size);
    for (let id = 0; id < size; id++) this.winners[size + id] = id;
    for (let node = size - 1; node > 0; node--) this.winners[node] = this.winners[2 * node]!;
  }

  /** The id with the least key. */
  get first(): number {
    return this.winners[1]!;
  }

  /** The least key. */
  get minKey(): number {
    return this.keys[this.winners[1]!]!;
  }

  keyOf(id: number): number {
    if (id >>> 0 === id && id < this.size) return this.keys[id]!;
    throw new RangeError(`WinnerTree.keyOf: id must be in [0, ${this.size}), got ${id}`);
  }

  /** Gives the id another key; Infinity takes it out. */
  set(id: number, key: number): void {
    const { size, keys, winners } = this;
    if (id >>> 0 !== id || id >= size || Number.isNaN(+key)) {
      throw new RangeError(
        `WinnerTree.set: expected an id in [0, ${size}) and a number, got ${id} and ${key}`,
      );
    }
    keys[id] = key;
    for (let node = (size + id) >> 1; node > 0; node >>= 1) {
      const left = winners[2 * node]!;
      const right = winners[2 * node + 1]!;
      const winner = keys[right]! < keys[left]! ? right : left;
      if (winner !== id && winner === winners[node]) return;
      winners[node] = winner;
    }
  }
}
