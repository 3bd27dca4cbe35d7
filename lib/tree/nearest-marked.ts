/**
 * NearestMarked: the marked vertex of a tree that is nearest to any vertex, while marks come and go (centroid tree).
 *
 * Use     const nearest = new NearestMarked(graph, weights); nearest.add(v); nearest.from(u); nearest.distance(u);
 *         nearest.has(v); nearest.delete(v)
 * Time    O(n log n) to build; O(log n) steps in an IntSet for each of the others
 * Space   12 to 20 bytes a vertex and level of the centroid tree, which has at most log2 n + 1
 * Limits  n (log2 n + 1) below 2^29; weights are by edge, finite and not negative, 1 without them
 * Errors  RangeError if the graph is no tree, for a bad weight, a vertex outside
 * Source  centroid decomposition: folklore; a bit for each vertex of a part in the order of distance: own
 * Tested  nearest-marked.test.ts: against Floyd-Warshall's distances; verify: SPOJ QTREE5
 *
 * A vertex has an entry in the part of each centroid above it. Entries of a part are neighbours, nearest first; the
 * set has those of marked vertices, so the first of a part is the nearest to its centroid.
 */
import { type Csr, checkWeights } from "../graph/csr";
import { shown } from "../io/shown";
import { argsort } from "../sequence/radix-sort";
import { IntSet } from "../structure/int-set";
import { centroidDecomposition } from "./centroid-decomposition";

export class NearestMarked {
  private readonly n: number;
  private readonly level: Int32Array;
  private readonly parent: Int32Array;
  /** The entries of v are first[v] + the centroid's level: distance, and where it stands among those in order. */
  private readonly first: Int32Array;
  private readonly far: Float64Array;
  private readonly place: Int32Array;
  /** By place. */
  private readonly vertex: Int32Array;
  /** Where the part of a centroid begins. */
  private readonly begin: Int32Array;
  private readonly end: Int32Array;
  private readonly marked: IntSet;
  /** The place that search has found. */
  private at = 0;

  constructor(graph: Csr, weights?: ArrayLike<number>) {
    const { level, parent, order } = centroidDecomposition(graph, "NearestMarked");
    const { n, m, start, head, edge } = graph;
    if (weights) checkWeights(graph, weights, "NearestMarked");
    for (let e = 0; weights && e < m; e++) {
      if (Number.isFinite(weights[e]) && weights[e]! >= 0) continue;
      const weight = shown(weights[e]);
      throw new RangeError(`NearestMarked: weights[${e}] must be finite and >= 0, got ${weight}`);
    }
    const first = new Int32Array(n + 1);
    for (let v = 0; v < n; v++) first[v + 1] = first[v]! + level[v]! + 1;
    const count = first[n]!;
    const far = new Float64Array(count);
    const centroidOf = new Int32Array(count);
    const vertexOf = new Int32Array(count);
    const begin = new Int32Array(n);
    const end = new Int32Array(n);
    const queue = new Int32Array(n);
    const from = new Int32Array(n);
    let entries = 0;
    for (const centroid of order) {
      const depth = level[centroid]!;
      begin[centroid] = end[centroid] = entries;
      queue[0] = centroid;
      from[centroid] = -1;
      let put = 1;
      for (let taken = 0; taken < put; taken++) {
        const v = queue[taken]!;
        const entry = first[v]! + depth;
        centroidOf[entry] = centroid;
        vertexOf[entry] = v;
        for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
          const w = head[arc]!;
          if (w === from[v] || level[w]! < depth) continue;
          from[w] = v;
          far[first[w]! + depth] = far[entry]! + (weights ? weights[edge[arc]!]! : 1);
          queue[put++] = w;
        }
      }
      entries += put;
    }
    const place = new Int32Array(count);
    const vertex = new Int32Array(count);
    for (const entry of argsort(far)) {
      const at = end[centroidOf[entry]!]!++;
      place[entry] = at;
      vertex[at] = vertexOf[entry]!;
    }
    this.n = n;
    this.level = level;
    this.parent = parent;
    this.first = first;
    this.far = far;
    this.place = place;
    this.vertex = vertex;
    this.begin = begin;
    this.end = end;
    this.marked = new IntSet(count);
  }

  /** Marks v; false if it was marked. */
  add(v: number): boolean {
    if (this.has(v)) return false;
    for (let at = this.first[v]!; at < this.first[v + 1]!; at++) this.marked.add(this.place[at]!);
    return true;
  }

  /** Takes the mark of v away; false if it had none. */
  delete(v: number): boolean {
    if (!this.has(v)) return false;
    for (let at = this.first[v]!; at < this.first[v + 1]!; at++) {
      this.marked.delete(this.place[at]!);
    }
    return true;
  }

  has(v: number): boolean {
    if (v >>> 0 !== v || v >= this.n) {
      throw new RangeError(`NearestMarked: vertices must be in [0, ${this.n}), got ${shown(v)}`);
    }
    return this.marked.has(this.place[this.first[v]!]!);
  }

  /** A marked vertex that no other is nearer to u than; -1 if none is marked. */
  from(u: number): number {
    return this.search(u) < 0 ? -1 : this.vertex[this.at]!;
  }

  /** How far the nearest marked vertex is from u; -1 if none is marked. */
  distance(u: number): number {
    return this.search(u);
  }

  private search(u: number): number {
    this.has(u); // refuses a vertex outside
    let best = Infinity;
    for (let centroid = u; centroid >= 0; centroid = this.parent[centroid]!) {
      const at = this.marked.ceil(this.begin[centroid]!);
      if (at < 0 || at >= this.end[centroid]!) continue;
      const depth = this.level[centroid]!;
      const entry = this.first[this.vertex[at]!]! + depth;
      const distance = this.far[this.first[u]! + depth]! + this.far[entry]!;
      if (distance >= best) continue;
      best = distance;
      this.at = at;
    }
    return best === Infinity ? -1 : best;
  }
}
