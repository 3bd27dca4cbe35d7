/**
 * RangeGraph: a graph on 0 … size - 1 to which arcs from all vertices of a range to all of another are added.
 *
 * Use     const ranges = new RangeGraph(n); ranges.add(0, 1, l, r, 1); ranges.add(l, r, 2, 3, 0);
 *         const { graph, weights, edges } = ranges.build(); dijkstra(graph, weights, source).distance[2];
 *         new ZeroOneSearch(graph.n, [source], edges).costs[2]
 * Time    O(log size) for add; O(size + arcs) for build
 * Space   16 bytes an arc: 4 size, and at most 4 log2(size) each add, half of that where one side is a vertex
 * Limits  size in [0, 2^26], below 2^30 arcs. Vertices of the graph from `size` on stand for ranges; results and paths
 *         of a search have them, too
 * Errors  RangeError for a bad size, a range outside, a weight that is no number
 * Source  two segment trees, up from vertices to ranges and down to vertices: folklore, own code
 * Tested  range-graph.test.ts: against all arcs, with dijkstra and ZeroOneSearch; verify: Codeforces 786B
 */
import { shown } from "../io/shown";
import { type Csr, csr } from "./csr";

export interface RangeArcs {
  readonly graph: Csr;
  /** By the arc's edge id. */
  readonly weights: Float64Array;
  /** The arcs out of a vertex as ZeroOneSearch asks for them. */
  readonly edges: (vertex: number, visit: (target: number, weight: number) => void) => void;
}

export class RangeGraph {
  readonly size: number;
  private arcs = 0;
  private vertices: number;
  private from: Int32Array;
  private to: Int32Array;
  private weights: Float64Array;
  /** The vertices that stand for the two ranges of an add. */
  private readonly sources = new Int32Array(64);
  private readonly targets = new Int32Array(64);

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 26) {
      throw new RangeError(`RangeGraph: size must be an integer in [0, 2^26], got ${shown(size)}`);
    }
    this.size = size;
    // Node k < size of a tree has the children 2k and 2k + 1; vertex v is node size + v of both trees.
    this.vertices = 3 * size;
    const room = 4 * size + 1024;
    this.from = new Int32Array(room);
    this.to = new Int32Array(room);
    this.weights = new Float64Array(room);
    for (let child = 2; child < 2 * size; child++) {
      this.arc(this.node(child, size), size + (child >> 1), 0);
      this.arc(2 * size + (child >> 1), this.node(child, 2 * size), 0);
    }
  }

  /** Adds an arc from each vertex in [l, r) to each in [low, high); a vertex v alone is the range [v, v + 1). */
  add(l: number, r: number, low: number, high: number, weight: number): void {
    if (typeof weight !== "number" || Number.isNaN(weight)) {
      throw new RangeError(`RangeGraph.add: weight must be a number, got ${shown(weight)}`);
    }
    const sources = this.sources;
    const targets = this.targets;
    const some = this.cover(l, r, this.size, sources);
    const others = this.cover(low, high, 2 * this.size, targets);
    if (some > 1 && others > 1) {
      const hub = this.vertices++;
      for (let at = 0; at < some; at++) this.arc(sources[at]!, hub, weight);
      for (let at = 0; at < others; at++) this.arc(hub, targets[at]!, 0);
      return;
    }
    for (let at = 0; at < some; at++) {
      for (let other = 0; other < others; other++) this.arc(sources[at]!, targets[other]!, weight);
    }
  }

  /** The graph of all arcs so far. */
  build(): RangeArcs {
    const { arcs } = this;
    const graph = csr(this.vertices, this.from.subarray(0, arcs), this.to.subarray(0, arcs));
    const weights = this.weights.slice(0, arcs);
    const { start, head, edge } = graph;
    return {
      graph,
      weights,
      edges: (vertex, visit) => {
        for (let arc = start[vertex]!, end = start[vertex + 1]!; arc < end; arc++) {
          visit(head[arc]!, weights[edge[arc]!]!);
        }
      },
    };
  }

  /** The graph's vertex for node k of the tree whose inner nodes begin at `base`. */
  private node(k: number, base: number): number {
    return k < this.size ? base + k : k - this.size;
  }

  /** Writes the nodes of a tree that make up [l, r); returns how many. */
  private cover(l: number, r: number, base: number, into: Int32Array): number {
    const { size } = this;
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > size) {
      throw new RangeError(
        `RangeGraph.add: expected 0 <= l <= r <= ${size}, got l = ${shown(l)}, r = ${shown(r)}`,
      );
    }
    let count = 0;
    for (let a = size + l, b = size + r; a < b; a >>= 1, b >>= 1) {
      if (a & 1) into[count++] = this.node(a++, base);
      if (b & 1) into[count++] = this.node(--b, base);
    }
    return count;
  }

  private arc(from: number, to: number, weight: number): void {
    if (this.arcs === this.from.length) {
      const { from: oldFrom, to: oldTo, weights } = this;
      this.from = new Int32Array(2 * this.arcs);
      this.to = new Int32Array(2 * this.arcs);
      this.weights = new Float64Array(2 * this.arcs);
      this.from.set(oldFrom);
      this.to.set(oldTo);
      this.weights.set(weights);
    }
    this.from[this.arcs] = from;
    this.to[this.arcs] = to;
    this.weights[this.arcs++] = weight;
  }
}
