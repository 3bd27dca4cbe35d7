/**
 * ParallelSets: disjoint sets in which whole ranges are joined in step: a + i with b + i for all i < length.
 *
 * Use     const sets = new ParallelSets(size); sets.union(0, 1, 2); sets.same(0, 2)
 * Time    O(1) for a union that changes nothing; all others together O(n log n · α(n)); find O(α(n))
 * Space   4 log2(n) bytes an element
 * Limits  size in [0, 2^26]
 * Errors  RangeError for a bad size, an element outside, a range that reaches outside
 * Source  sets of the blocks of each power of two, a union of blocks passes to their halves: folklore
 * Tested  parallel-sets.test.ts: against DisjointSets, edge by edge; verify: library-checker
 *         range_parallel_unionfind
 */
export class ParallelSets {
  readonly size: number;
  /** How many sets there are. */
  count: number;
  /**
   * Element i of levels[k] stands for the elements i … i + 2^k - 1 and has its parent there, or the negated
   * size of its set.
   */
  private readonly levels: Int32Array[] = [];

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 26) {
      throw new RangeError(`ParallelSets: size must be an integer in [0, 2^26], got ${size}`);
    }
    this.size = size;
    this.count = size;
    for (let width = 1; width === 1 || width <= size; width *= 2) {
      this.levels.push(new Int32Array(size - width + 1).fill(-1));
    }
  }

  /**
   * Joins the sets of a + i and b + i for all i < length. After each two that become one, calls
   * joined(root, child): the representatives before were both, now it is root.
   */
  union(a: number, b: number, length: number, joined?: Joined): void {
    const { size } = this;
    for (const part of [a, b, length]) {
      if (part >>> 0 !== part || (part > size - length && part !== length) || length > size) {
        throw new RangeError(
          `ParallelSets.union: expected ranges in [0, ${size}), got ${length} elements from ${a} and ${b}`,
        );
      }
    }
    if (length === 0) return;
    const level = 31 - Math.clz32(length);
    const overlap = length - 2 ** level;
    this.join(level, a, b, joined);
    if (overlap > 0) this.join(level, a + overlap, b + overlap, joined);
  }

  /** The representative of the set of `element`; it may change when sets are joined. */
  find(element: number): number {
    if (element >>> 0 !== element || element >= this.size) {
      throw new RangeError(`ParallelSets: element must be in [0, ${this.size}), got ${element}`);
    }
    return root(this.levels[0]!, element);
  }

  same(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** How many elements the set of `element` has. */
  sizeOf(element: number): number {
    return -this.levels[0]![this.find(element)]!;
  }

  /** Joins two blocks of 2^level elements; recurses 26 deep at most. */
  private join(level: number, a: number, b: number, joined?: Joined): void {
    if (this.count === 1) return;
    const parent = this.levels[level]!;
    let large = root(parent, a);
    let small = root(parent, b);
    if (large === small) return;
    if (parent[large]! > parent[small]!) [large, small] = [small, large];
    parent[large]! += parent[small]!;
    parent[small] = large;
    if (level > 0) {
      const half = 2 ** (level - 1);
      this.join(level - 1, a, b, joined);
      this.join(level - 1, a + half, b + half, joined);
    } else {
      this.count--;
      if (joined) joined(large, small);
    }
  }
}

/** Halves the path as it climbs. */
function root(parent: Int32Array, element: number): number {
  let node = element;
  for (;;) {
    const above = parent[node]!;
    if (above < 0) return node;
    const top = parent[above]!;
    if (top < 0) return above;
    parent[node] = top;
    node = top;
  }
}

type Joined = (root: number, child: number) => void;
