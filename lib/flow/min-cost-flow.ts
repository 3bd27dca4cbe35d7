/**
 * MinCostFlow: the cheapest flow of each amount from one vertex to another.
 *
 * Use     const network = new MinCostFlow(n); const e = network.addEdge(u, v, 5, 2);
 *         const { flow, cost } = network.flow(u, v); network.flowOf(e)
 * Time    O(m log n) for each of at most (value of the flow) augmenting paths; once O(n m) where costs
 *         are negative
 * Space   56 bytes an edge, 44 bytes a vertex
 * Limits  n < 2^30; capacities are integers in [0, 2^31); n times the largest cost < 2^53, and so is
 *         the whole cost; costs may be negative, but no cycle of the input may have a negative cost
 * Errors  RangeError for a bad vertex, capacity, cost or limit, source = sink, a negative cycle
 * Source  successive shortest paths with potentials: J. Edmonds, R. M. Karp, J. ACM 19 (1972), 248-264
 * Tested  min-cost-flow.test.ts: against all flows of tiny networks, a path of 10^5;
 *         verify: AtCoder Library Practice Contest E
 *
 * MinCostBFlow solves problems with supplies at many vertices, lower bounds or negative cycles, and
 * large capacities faster.
 */
import { IndexedHeap } from "../structure/indexed-heap";

export class MinCostFlow {
  /** Number of vertices 0 … n - 1. */
  readonly n: number;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly capacity: number[] = [];
  private readonly costs: number[] = [];
  private used = false;
  // The arcs out of v stand from start[v] to start[v + 1] - 1, there and back; see FlowNetwork.
  protected start = new Int32Array(0);
  protected head = new Int32Array(0);
  protected twin = new Int32Array(0);
  protected residual = new Int32Array(0);
  protected cost = new Float64Array(0);
  protected place = new Int32Array(0);

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`MinCostFlow: n must be an integer in [0, 2^30), got ${n}`);
    }
    this.n = n;
  }

  /** Adds an edge and returns its id: 0, 1, 2, …. O(1); Error once flow() or slope() has run. */
  addEdge(from: number, to: number, capacity: number, cost: number): number {
    if (this.used) throw new Error("MinCostFlow.addEdge: after flow() or slope()");
    this.check("addEdge: from", from);
    this.check("addEdge: to", to);
    if ((capacity | 0) !== capacity || capacity < 0) {
      throw new RangeError(
        `MinCostFlow.addEdge: capacity must be an integer in [0, 2^31), got ${capacity}`,
      );
    }
    if (!Number.isSafeInteger(cost) || Math.abs(cost) * this.n > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(
        `MinCostFlow.addEdge: cost must be an integer of at most 2^53 / n, got ${cost}`,
      );
    }
    this.to.push(to);
    this.capacity.push(capacity);
    this.costs.push(cost);
    return this.from.push(from) - 1;
  }

  /** The flow on the edge. O(1). */
  flowOf(edge: number): number {
    if (edge >>> 0 !== edge || edge >= this.from.length) {
      throw new RangeError(
        `MinCostFlow.flowOf: edge must be in [0, ${this.from.length}), got ${edge}`,
      );
    }
    return this.used ? this.residual[this.twin[this.place[edge]!]!]! : 0;
  }

  /** The cheapest flow of the largest amount up to `limit`. See slope() for errors. */
  flow(source: number, sink: number, limit = Infinity): { flow: number; cost: number } {
    const slope = this.slope(source, sink, limit);
    const [flow, cost] = slope[slope.length - 1]!;
    return { flow, cost };
  }

  /**
   * The least cost as a function of the amount: the corners [amount, cost] of a convex piecewise
   * linear function, from [0, 0] on. RangeError for a bad limit, source = sink or a negative cycle;
   * Error on a second call.
   */
  slope(source: number, sink: number, limit = Infinity): [number, number][] {
    this.check("slope: source", source);
    this.check("slope: sink", sink);
    if (source === sink) throw new RangeError(`MinCostFlow: source and sink are both ${sink}`);
    if (!(limit >= 0)) throw new RangeError(`MinCostFlow: limit must be ≥ 0, got ${limit}`);
    if (this.used) throw new Error("MinCostFlow: flow() or slope() has run already");
    this.build();
    const { n, head, twin, residual } = this;
    const potential = this.bellmanFord(); // one pass over the arcs where no cost is negative
    const distance = new Float64Array(n);
    const through = new Int32Array(n); // the arc by which a vertex was reached
    const heap = new IndexedHeap(n);
    const corners: [number, number][] = [[0, 0]];
    let flow = 0;
    let cost = 0;
    let slope = NaN;
    while (flow < limit && this.dijkstra(source, sink, potential, distance, through, heap)) {
      let room = Math.min(limit - flow, 2 ** 31);
      for (let v = sink; v !== source; v = head[twin[through[v]!]!]!) {
        if (residual[through[v]!]! < room) room = residual[through[v]!]!;
      }
      for (let v = sink; v !== source; v = head[twin[through[v]!]!]!) {
        residual[through[v]!]! -= room;
        residual[twin[through[v]!]!]! += room;
      }
      const price = potential[sink]! - potential[source]!;
      flow += room;
      cost += room * price;
      if (price === slope) corners.pop();
      corners.push([flow, cost]);
      slope = price;
    }
    if (!Number.isSafeInteger(cost)) {
      throw new RangeError(`MinCostFlow: the cost exceeds 2^53 - 1: ${cost}`);
    }
    return corners;
  }

  /** Raises the potentials by shortest distances until the sink is done; false if it is not reached. */
  private dijkstra(
    source: number,
    sink: number,
    potential: Float64Array,
    distance: Float64Array,
    through: Int32Array,
    heap: IndexedHeap,
  ): boolean {
    const { start, head, residual, cost } = this;
    distance.fill(Infinity);
    distance[source] = 0;
    heap.clear();
    heap.push(source, 0);
    while (heap.size > 0) {
      const v = heap.pop();
      if (v === sink) break;
      const base = distance[v]! + potential[v]!;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        if (residual[arc]! === 0) continue;
        const w = head[arc]!;
        const reach = base + cost[arc]! - potential[w]!;
        if (reach >= distance[w]!) continue;
        distance[w] = reach;
        through[w] = arc;
        heap.offer(w, reach);
      }
    }
    const last = distance[sink]!;
    if (last === Infinity) return false;
    for (let v = 0; v < potential.length; v++) {
      potential[v]! += distance[v]! < last ? distance[v]! : last;
    }
    return true;
  }

  /** Potentials that make every cost non-negative; RangeError where a negative cycle forbids them. */
  private bellmanFord(): Float64Array {
    const { n, start, head, residual, cost } = this;
    const potential = new Float64Array(n);
    const queue = Int32Array.from({ length: n + 1 }, (_, v) => v);
    const waiting = new Uint8Array(n).fill(1);
    let from = 0;
    let to = n;
    let round = 0;
    let roundEnd = n;
    while (from !== to) {
      if (from === roundEnd) {
        roundEnd = to;
        if (++round > n) throw new RangeError("MinCostFlow: a cycle has a negative cost");
      }
      const v = queue[from]!;
      from = from === n ? 0 : from + 1;
      waiting[v] = 0;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const reach = potential[v]! + cost[arc]!;
        const w = head[arc]!;
        if (residual[arc] === 0 || reach >= potential[w]!) continue;
        potential[w] = reach;
        if (waiting[w] === 1) continue;
        waiting[w] = 1;
        queue[to] = w;
        to = to === n ? 0 : to + 1;
      }
    }
    return potential;
  }

  private build(): void {
    const { n, from, to } = this;
    const m = from.length;
    const start = new Int32Array(n + 1);
    for (let edge = 0; edge < m; edge++) {
      start[from[edge]!]!++;
      start[to[edge]!]!++;
    }
    for (let v = 1; v <= n; v++) start[v]! += start[v - 1]!;
    this.head = new Int32Array(2 * m);
    this.twin = new Int32Array(2 * m);
    this.residual = new Int32Array(2 * m);
    this.cost = new Float64Array(2 * m);
    this.place = new Int32Array(m);
    for (let edge = m - 1; edge >= 0; edge--) {
      const there = --start[from[edge]!]!;
      const back = --start[to[edge]!]!;
      this.head[there] = to[edge]!;
      this.head[back] = from[edge]!;
      this.twin[there] = back;
      this.twin[back] = there;
      this.residual[there] = this.capacity[edge]!;
      this.cost[there] = this.costs[edge]!;
      this.cost[back] = 0 - this.costs[edge]!;
      this.place[edge] = there;
    }
    this.start = start;
    this.used = true;
  }

  private check(what: string, vertex: number): void {
    if (vertex >>> 0 !== vertex || vertex >= this.n) {
      throw new RangeError(`MinCostFlow.${what} must be in [0, ${this.n}), got ${vertex}`);
    }
  }
}
