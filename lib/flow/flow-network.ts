/**
 * FlowNetwork: edges with capacities and the flow on them, the base of MaxFlow and PushRelabel.
 *
 * Use     const network = new MaxFlow(n); network.addEdge(u, v, 5); network.flowOf(0); network.minCut(u);
 *         network.reset()
 * Time    O(1) amortised for addEdge; O(n + m) where the next flow finds new edges; O(n + m) for minCut
 * Space   56 bytes an edge
 * Limits  n in [0, 2^30); capacities are integers in [0, 2^53) or Infinity, so sums stay exact up to 2^53
 * Errors  RangeError for a bad n, vertex, edge or capacity
 * Source  residual network of Ford and Fulkerson (1956), arcs in compressed sparse rows, own code
 * Tested  flow-network.test.ts: against cuts over all subsets; verify: the problems of MaxFlow, PushRelabel
 *
 * Each edge is two arcs, one there and one back. The arcs out of v stand side by side from start[v]
 * to start[v + 1] - 1; twin[arc] is the arc back, residual[arc] what may still flow through it.
 */
import { shown } from "../io/shown";
export class FlowNetwork {
  /** Number of vertices 0 … n - 1. */
  readonly n: number;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly capacity: number[] = [];
  private readonly back: number[] = [];
  protected start = new Int32Array(0);
  protected head = new Int32Array(0);
  protected twin = new Int32Array(0);
  protected residual = new Float64Array(0);
  /** The arc there of each edge. */
  private place = new Int32Array(0);

  /** The class that errors name. */
  private readonly title: string;

  constructor(n: number, title = "FlowNetwork") {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`${title}: n must be an integer in [0, 2^30), got ${shown(n)}`);
    }
    this.n = n;
    this.title = title;
  }

  /** Number of edges. */
  get m(): number {
    return this.from.length;
  }

  /**
   * Adds an edge and returns its id: 0, 1, 2, …. An undirected edge has `capacityBack` = capacity.
   * O(1); RangeError for a bad vertex or capacity, or an infinite capacityBack.
   */
  addEdge(from: number, to: number, capacity: number, capacityBack = 0): number {
    this.check("addEdge: from", from);
    this.check("addEdge: to", to);
    if (!isCapacity(capacity) || capacityBack === Infinity || !isCapacity(capacityBack)) {
      throw new RangeError(
        `${this.title}.addEdge: capacities must be integers in [0, 2^53), got ${shown(capacity)} and ${shown(capacityBack)} back`,
      );
    }
    this.to.push(to);
    this.capacity.push(capacity);
    this.back.push(capacityBack);
    return this.from.push(from) - 1;
  }

  /** The flow on the edge; negative where it flows from `to` to `from`. O(1). */
  flowOf(edge: number): number {
    if (edge >>> 0 !== edge || edge >= this.from.length) {
      throw new RangeError(`${this.title}.flowOf: edge must be in [0, ${this.m}), got ${edge}`);
    }
    if (edge >= this.place.length) return 0;
    return this.residual[this.twin[this.place[edge]!]!]! - this.back[edge]!;
  }

  /**
   * After a maximum flow from `source`: side[v] = 1 where v can still be reached from it. The edges
   * from 1 to 0 are a minimum cut. O(n + m).
   */
  minCut(source: number): Uint8Array {
    this.check("minCut: source", source);
    this.build();
    const { start, head, residual } = this;
    const side = new Uint8Array(this.n);
    const queue = new Int32Array(this.n);
    let put = 1;
    queue[0] = source;
    side[source] = 1;
    for (let taken = 0; taken < put; taken++) {
      const v = queue[taken]!;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const w = head[arc]!;
        if (side[w] === 1 || residual[arc]! <= 0) continue;
        side[w] = 1;
        queue[put++] = w;
      }
    }
    return side;
  }

  /** Takes all flow away. O(m). */
  reset(): void {
    const { place, residual, twin, capacity, back } = this;
    for (let edge = 0; edge < place.length; edge++) {
      residual[place[edge]!] = capacity[edge]!;
      residual[twin[place[edge]!]!] = back[edge]!;
    }
  }

  protected check(what: string, vertex: number): void {
    if (vertex >>> 0 !== vertex || vertex >= this.n) {
      throw new RangeError(`${this.title}.${what} must be in [0, ${this.n}), got ${shown(vertex)}`);
    }
  }

  /** Lays out the arcs, if there are new edges; the flow stays. */
  protected build(): void {
    const { n, m, from, to } = this;
    if (this.start.length > 0 && this.place.length === m) return;
    const start = new Int32Array(n + 1);
    for (let edge = 0; edge < m; edge++) {
      start[from[edge]!]!++;
      start[to[edge]!]!++;
    }
    for (let v = 1; v <= n; v++) start[v]! += start[v - 1]!;
    const head = new Int32Array(2 * m);
    const twin = new Int32Array(2 * m);
    const residual = new Float64Array(2 * m);
    const place = new Int32Array(m);
    for (let edge = m - 1; edge >= 0; edge--) {
      const there = --start[from[edge]!]!;
      const back = --start[to[edge]!]!;
      const flow = this.flowOf(edge);
      head[there] = to[edge]!;
      head[back] = from[edge]!;
      twin[there] = back;
      twin[back] = there;
      residual[there] = this.capacity[edge]! - flow;
      residual[back] = this.back[edge]! + flow;
      place[edge] = there;
    }
    this.start = start;
    this.head = head;
    this.twin = twin;
    this.residual = residual;
    this.place = place;
  }
}

function isCapacity(value: number): boolean {
  return value >= 0 && (value === Infinity || Number.isSafeInteger(value));
}
