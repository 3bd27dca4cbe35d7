/**
 * IncrementalSpanningForest: the minimum spanning forest of a graph to which edges are added.
 *
 * Use     const forest = new IncrementalSpanningForest(n); forest.add(u, v, 5); forest.same(u, v);
 *         forest.heaviest(u, v)
 * Time    O(log n) for every method where weights come in random order; no order is known that needs more
 * Space   20 bytes a vertex
 * Limits  n in [0, 2^28), up to 2^31 - 1 edges; of equal weights the earlier edge counts as lighter; not
 *         checked to be numbers: scatteredRanks(n)
 * Errors  RangeError for a bad n, a vertex outside, a weight that is not finite
 * Source  union by random rank without path compression, in which a displaced edge is added anew: folklore
 *         ("online minimum spanning tree"), own code
 * Tested  incremental-spanning-forest.test.ts: against Kruskal's algorithm after each edge; verify:
 *         Library Checker incremental_minimum_spanning_forest
 *
 * Of the forest up[v] the edges lighter than any bound connect what those of the graph do, and ranks rise on
 * the way up. A new edge links the roots for its weight, the one of lower rank below the other; the edge
 * that was there before, which is heavier, is then added in the same way, until one connects nothing.
 */
export class IncrementalSpanningForest {
  readonly n: number;
  /** How many components there are. */
  count: number;
  private added = 0;
  private readonly rank: Int32Array;
  private readonly up: Int32Array;
  /** The edge to up[v] and its weight; -1 and Infinity at a root. */
  private readonly edge: Int32Array;
  private readonly weight: Float64Array;

  /** n vertices without edges. */
  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 28) {
      throw new RangeError(
        `IncrementalSpanningForest: n must be an integer in [0, 2^28), got ${n}`,
      );
    }
    this.n = n;
    this.count = n;
    this.rank = scatteredRanks(n);
    this.up = new Int32Array(n);
    this.edge = new Int32Array(n).fill(-1);
    this.weight = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  }

  /**
   * Adds an edge, which gets the next number from 0 on. Returns the number of the edge that left the
   * forest or did not enter it, -1 if two components became one.
   */
  add(u: number, v: number, weight: number): number {
    this.check("add", u, v);
    if (!Number.isFinite(weight)) {
      throw new RangeError(`IncrementalSpanningForest.add: weight must be finite, got ${weight}`);
    }
    const { rank, up } = this;
    let low = u;
    let high = v;
    let heavy = weight;
    let id = this.added++;
    for (;;) {
      while (this.isLighter(low, heavy, id)) low = up[low]!;
      while (this.isLighter(high, heavy, id)) high = up[high]!;
      if (low === high) return id;
      if (rank[low]! > rank[high]!) [low, high] = [high, low];
      const next = this.edge[low]!;
      const nextWeight = this.weight[low]!;
      const nextUp = up[low]!;
      this.edge[low] = id;
      this.weight[low] = heavy;
      up[low] = high;
      if (next === -1) {
        this.count--;
        return -1;
      }
      id = next;
      heavy = nextWeight;
      high = nextUp;
    }
  }

  /** The heaviest edge on the forest's path between u and v; -1 if they are one or not connected. */
  heaviest(u: number, v: number): number {
    this.check("heaviest", u, v);
    let low = u;
    let high = v;
    let heaviest = -1;
    let weight = Number.NEGATIVE_INFINITY;
    while (low !== high) {
      if (this.rank[low]! > this.rank[high]!) [low, high] = [high, low];
      if (this.edge[low] === -1) return -1; // the other has outranked it: they never meet
      if (!this.isLighter(low, weight, heaviest)) {
        heaviest = this.edge[low]!;
        weight = this.weight[low]!;
      }
      low = this.up[low]!;
    }
    return heaviest;
  }

  same(u: number, v: number): boolean {
    return this.heaviest(u, v) !== -1 || u === v;
  }

  private isLighter(v: number, weight: number, id: number): boolean {
    const edgeWeight = this.weight[v]!;
    return edgeWeight < weight || (edgeWeight === weight && this.edge[v]! < id);
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `IncrementalSpanningForest.${method}: vertices must be in [0, ${n}), got ${u}, ${v}`,
      );
    }
  }
}

/** A rank for each vertex: all different, without pattern, the same in every run. */
export function scatteredRanks(n: number): Int32Array {
  const ranks = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    // Each step can be undone, so no two vertices get the same.
    const mixed = Math.imul(v ^ 0x5bd1e995, 0x21f0aaad);
    const rank = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    ranks[v] = rank ^ (rank >>> 15);
  }
  return ranks;
}
