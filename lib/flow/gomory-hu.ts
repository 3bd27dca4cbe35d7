/**
 * GomoryHu: the minimum cuts between all pairs of vertices of an undirected graph, as a tree.
 *
 * Use     const cuts = new GomoryHu(n, from, to, weights); cuts.minCut(u, v)
 * Time    n - 1 maximum flows; O(n) a query
 * Space   56 bytes an edge, 44 bytes a vertex
 * Limits  those of MaxFlow, capacities finite
 * Errors  RangeError for a bad n, vertex or capacity, sides of different lengths, equal vertices
 * Source  R. E. Gomory, T. C. Hu (1961) in the form of D. Gusfield, SIAM J. Computing 19 (1990), 143-155
 * Tested  gomory-hu.test.ts: against cuts over all subsets, a long path; verify: Luogu P4897
 *
 * The minimum cut between two vertices is the smallest capacity on their path in the tree.
 */
import { MaxFlow } from "./max-flow";

export class GomoryHu {
  readonly n: number;
  /** parent[v] in the tree, -1 for vertex 0, which is the root. */
  readonly parent: Int32Array;
  /** The minimum cut between v and parent[v]; Infinity for the root. */
  readonly capacity: Float64Array;
  private readonly depth: Int32Array;

  /** Edge e joins a[e] and b[e]. */
  constructor(n: number, a: ArrayLike<number>, b: ArrayLike<number>, capacity: ArrayLike<number>) {
    if (a.length !== b.length || a.length !== capacity.length) {
      throw new RangeError(
        `GomoryHu: a, b and capacity must be equally long, got ${a.length}, ${b.length}, ${capacity.length}`,
      );
    }
    const network = new MaxFlow(n, "GomoryHu");
    for (let e = 0; e < a.length; e++) {
      network.addEdge(a[e]!, b[e]!, capacity[e]!, capacity[e]!);
    }
    const parent = new Int32Array(n);
    this.capacity = new Float64Array(n).fill(Infinity);
    for (let v = 1; v < n; v++) {
      network.reset();
      this.capacity[v] = network.flow(v, parent[v]!);
      const side = network.minCut(v);
      for (let w = v + 1; w < n; w++) {
        if (side[w] === 1 && parent[w] === parent[v]) parent[w] = v;
      }
    }
    parent[0] = -1;
    this.n = n;
    this.parent = parent;
    this.depth = new Int32Array(n); // a parent has a smaller number than its child
    for (let v = 1; v < n; v++) this.depth[v] = this.depth[parent[v]!]! + 1;
  }

  /** The minimum cut between u and v. O(n) at worst, the length of their path in the tree. */
  minCut(u: number, v: number): number {
    const { parent, capacity, depth } = this;
    for (const vertex of [u, v]) {
      if (vertex >>> 0 !== vertex || vertex >= this.n) {
        throw new RangeError(`GomoryHu.minCut: vertices must be in [0, ${this.n}), got ${vertex}`);
      }
    }
    if (u === v) throw new RangeError(`GomoryHu.minCut: both vertices are ${u}`);
    let least = Infinity;
    let one = u;
    let other = v;
    while (one !== other) {
      if (depth[one]! < depth[other]!) [one, other] = [other, one];
      if (capacity[one]! < least) least = capacity[one]!;
      one = parent[one]!;
    }
    return least;
  }
}
