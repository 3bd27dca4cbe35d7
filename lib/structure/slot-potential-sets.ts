/**
 * SlotPotentialSets: disjoint sets whose elements have potentials in any group, known up to a factor on
 * the left: matrices, permutations. A subclass keeps the values in columns, as in lib/range.
 *
 * Use     class Sums extends SlotPotentialSets { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; }
 *           invert(into: number, of: number) { this.x[into] = -this.x[of]!;
 *         } equals(a: number, b: number) { return this.x[a] === this.x[b]; } }
 * Time    O(log size) calls of combine for union and difference; O(log size) for find
 * Space   4 bytes an element beside the subclass's columns of size + 9 slots
 * Limits  size in [0, 2^30]; combine is associative and need not commute. Potentials that are numbers:
 *         PotentialSets, which is faster
 * Errors  RangeError for a bad size or an element outside
 * Source  union by size without path compression, so each value is written once: folklore, own code
 * Tested  slot-potential-sets.test.ts: against a search through a graph of permutations; verify:
 *         library-checker unionfind_with_potential_non_commutative_group
 *
 * combine(into, left, right) sets a slot to the product of two others, invert(into, of) to an inverse;
 * `into` is none of them. Columns begin with the identity. Slot e < size belongs to the class.
 */
export abstract class SlotPotentialSets {
  readonly size: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none: number;
  /** The slot for the difference that union states. */
  readonly stated: number;
  /** How many sets there are. */
  count: number;
  /** The parent; at a root the negated size of its set. Slot e has parent⁻¹ · e. */
  private readonly parent: Int32Array;
  /** The root that toRoot came to. */
  private root = 0;

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 30) {
      throw new RangeError(`SlotPotentialSets: size must be an integer in [0, 2^30], got ${size}`);
    }
    this.size = size;
    this.slots = size + 9;
    this.none = size;
    this.stated = size + 1;
    this.count = size;
    this.parent = new Int32Array(size).fill(-1);
  }

  protected abstract combine(into: number, left: number, right: number): void;
  protected abstract invert(into: number, of: number): void;
  protected abstract equals(a: number, b: number): boolean;

  /**
   * States that a's potential is b's times the value in slot `stated`; false if that contradicts what was
   * stated before, and then nothing changes.
   */
  union(a: number, b: number): boolean {
    const { parent, size, stated } = this;
    const fromA = this.toRoot(a, size + 2);
    const rootA = this.root;
    const fromB = this.toRoot(b, size + 4);
    const rootB = this.root;
    if (rootA === rootB) {
      this.combine(size + 6, fromB, stated);
      return this.equals(size + 6, fromA);
    }
    // rootB⁻¹ · rootA = (rootB⁻¹ · b) · (b⁻¹ · a) · (a⁻¹ · rootA)
    this.invert(size + 6, fromA);
    this.combine(size + 7, stated, size + 6);
    const isBelowB = parent[rootA]! >= parent[rootB]!;
    const between = isBelowB ? rootA : size + 8;
    this.combine(between, fromB, size + 7);
    if (!isBelowB) this.invert(rootB, between);
    const [small, large] = isBelowB ? [rootA, rootB] : [rootB, rootA];
    parent[large]! += parent[small]!;
    parent[small] = large;
    this.count--;
    return true;
  }

  /** The slot of b⁻¹ · a, valid until the next call; -1 if it is not known. */
  difference(a: number, b: number): number {
    const fromA = this.toRoot(a, this.size + 2);
    const rootA = this.root;
    const fromB = this.toRoot(b, this.size + 4);
    if (this.root !== rootA) return -1;
    this.invert(this.size + 6, fromB);
    this.combine(this.size + 7, this.size + 6, fromA);
    return this.size + 7;
  }

  /** The representative of the element's set. */
  find(element: number): number {
    if (element >>> 0 !== element || element >= this.size) {
      throw new RangeError(
        `SlotPotentialSets: element must be in [0, ${this.size}), got ${element}`,
      );
    }
    let node = element;
    for (let up = this.parent[node]!; up >= 0; up = this.parent[node]!) node = up;
    return node;
  }

  same(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** How many elements the set of `element` has. */
  sizeOf(element: number): number {
    return -this.parent[this.find(element)]!;
  }

  /** The slot of root⁻¹ · element; `spare` and the slot behind it are free for that. */
  private toRoot(element: number, spare: number): number {
    this.root = this.find(element);
    if (this.root === element) return this.none;
    let value = element;
    let to = spare;
    for (let up = this.parent[element]!; up !== this.root; up = this.parent[up]!) {
      this.combine(to, up, value);
      value = to;
      to = 2 * spare + 1 - to;
    }
    return value;
  }
}
