/**
 * GraphicMatroid: the edges of an undirected graph as a matroid, whose independent sets are the forests.
 *
 * Use     const forests = new GraphicMatroid(n, from, to);
 *         matroidIntersection(forests, new PartitionMatroid([0, 1], [1, 1]))
 * Time    choose O(n + m); circuit as many steps as the circuit has edges
 * Space   28 bytes a vertex and 8 bytes an edge, and those of a forest's undirectedCsr
 * Limits  those of Csr; loops and parallel edges may occur. circuit takes edges outside the chosen set; not
 *         checked to be numbers: GraphicMatroid.circuit(element)
 * Errors  RangeError for a bad n or endpoint, sides of different lengths; from choose for a set with a cycle
 * Source  folklore, own code
 * Tested  graphic-matroid.test.ts: against disjoint sets; verify: Codeforces 1284G through
 *         matroid-intersection
 */
import { undirectedCsr } from "../graph/csr";
import type { Matroid } from "./matroid-intersection";

export class GraphicMatroid implements Matroid {
  readonly size: number;
  private readonly n: number;
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private readonly root: Int32Array;
  private readonly depth: Int32Array;
  private readonly parent: Int32Array;
  private readonly edge: Int32Array; // to the parent

  constructor(n: number, a: ArrayLike<number>, b: ArrayLike<number>) {
    this.size = undirectedCsr(n, a, b, "GraphicMatroid").m;
    this.n = n;
    this.a = Int32Array.from(a);
    this.b = Int32Array.from(b);
    this.root = new Int32Array(n);
    this.depth = new Int32Array(n);
    this.parent = new Int32Array(n);
    this.edge = new Int32Array(n);
  }

  choose(chosen: Uint8Array): void {
    const { a, b, root } = this;
    const n = this.n;
    const depth = this.depth;
    const parent = this.parent;
    const ids = a.map((_, e) => e).filter((e) => chosen[e] === 1);
    const { start, head, edge } = undirectedCsr(
      n,
      ids.map((e) => a[e]!),
      ids.map((e) => b[e]!),
    );
    root.fill(-1);
    const queue = new Int32Array(n);
    let put = 0;
    let trees = 0;
    for (let taken = 0, source = 0; taken < n; taken++) {
      if (taken === put) {
        while (root[source] !== -1) source++;
        root[source] = source;
        depth[source] = 0;
        queue[put++] = source;
        trees++;
      }
      const v = queue[taken]!;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const u = head[arc]!;
        if (root[u] !== -1) continue;
        root[u] = root[v]!;
        depth[u] = depth[v]! + 1;
        parent[u] = v;
        this.edge[u] = ids[edge[arc]!]!;
        queue[put++] = u;
      }
    }
    if (trees + ids.length !== n)
      throw new RangeError("GraphicMatroid.choose: the set has a cycle");
  }

  /** The edges of the path between the ends; undefined where there is none. */
  circuit(element: number): number[] | undefined {
    const depth = this.depth;
    const parent = this.parent;
    let v = this.a[element]!;
    let u = this.b[element]!;
    if (this.root[v] !== this.root[u]) return undefined;
    const path: number[] = [];
    while (v !== u) {
      if (depth[v]! < depth[u]!) [v, u] = [u, v];
      path.push(this.edge[v]!);
      v = parent[v]!;
    }
    return path;
  }
}
