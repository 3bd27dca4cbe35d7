/**
 * MaxFlow: a maximum flow from one vertex to another by Dinic's algorithm, and with it a minimum cut.
 *
 * Use     const network = new MaxFlow(n); const e = network.addEdge(u, v, 5); network.flow(u, v); network.flowOf(e);
 *         network.minCut(u)
 * Time    O(n² m); O(m √n) where all capacities are 1; far less on most networks
 * Space   56 bytes an edge, 28 bytes a vertex
 * Limits  n < 2^30; capacities are integers in [0, 2^53) or Infinity; a flow up to 2^53 - 1
 * Errors  RangeError for a bad vertex, capacity or limit, source = sink, an infinite or unsafe flow
 * Source  E. A. Dinic, Soviet Math. Doklady 11 (1970), 1277-1280; levels from the sink, explicit stack
 * Tested  max-flow.test.ts: against cuts over all subsets, a path of 10^5; verify: SPOJ FASTFLOW
 *
 *   const network = new MaxFlow(n);
 *   const edge = network.addEdge(from, to, capacity);
 *   const value = network.flow(source, sink);
 *   network.flowOf(edge); network.minCut(source);
 */
import { FlowNetwork } from "./flow-network";

export class MaxFlow extends FlowNetwork {
  constructor(n: number, title = "MaxFlow") {
    super(n, title);
  }

  /**
   * Adds as much flow as fits, at most `limit`, to what flows already; returns how much it added.
   * RangeError if source = sink, if the flow is infinite or beyond 2^53 - 1.
   */
  flow(source: number, sink: number, limit = Infinity): number {
    this.check("flow: source", source);
    this.check("flow: sink", sink);
    if (source === sink) throw new RangeError(`MaxFlow.flow: source and sink are both ${sink}`);
    if (!(limit >= 0)) throw new RangeError(`MaxFlow.flow: limit must be ≥ 0, got ${limit}`);
    this.build();
    const { n } = this;
    const level = new Int32Array(n);
    const next = new Int32Array(n); // the queue of levels(), then each vertex's current arc
    const path = new Int32Array(n);
    const allowed = new Float64Array(n);
    const used = new Float64Array(n);
    let total = 0;
    while (total < limit && this.levels(source, sink, level, next)) {
      allowed[0] = limit - total;
      total += this.blockingFlow(source, sink, level, next, path, allowed, used);
    }
    if (total > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`MaxFlow.flow: the flow exceeds 2^53 - 1: ${total}`);
    }
    return total;
  }

  /** level[v] = arcs from v to the sink, -1 where there is no way; false if the source has none. */
  private levels(source: number, sink: number, level: Int32Array, queue: Int32Array): boolean {
    const { start, head, twin, residual } = this;
    level.fill(-1);
    level[sink] = 0;
    queue[0] = sink;
    let put = 1;
    for (let taken = 0; taken < put; taken++) {
      const v = queue[taken]!;
      const above = level[v]! + 1;
      const end = start[v + 1]!;
      for (let arc = start[v]!; arc < end; arc++) {
        const w = head[arc]!;
        if (level[w]! >= 0 || residual[twin[arc]!]! <= 0) continue;
        level[w] = above;
        if (w === source) return true;
        queue[put++] = w;
      }
    }
    return false;
  }

  /**
   * Fills all shortest ways. A depth of the stack stands for a vertex: `allowed` is what may pass
   * through it on this visit, `used` what got through, `path` the arc that led to it.
   */
  private blockingFlow(
    source: number,
    sink: number,
    level: Int32Array,
    next: Int32Array,
    path: Int32Array,
    allowed: Float64Array,
    used: Float64Array,
  ): number {
    const { start, head, twin, residual } = this;
    for (let v = 0; v < next.length; v++) next[v] = start[v]!;
    let node = source;
    let depth = 0;
    used[0] = 0;
    for (;;) {
      const rest = allowed[depth]! - used[depth]!;
      if (rest > 0) {
        const below = level[node]! - 1;
        const end = start[node + 1]!;
        let arc = next[node]!;
        while (arc < end && (residual[arc]! <= 0 || level[head[arc]!]! !== below)) arc++;
        next[node] = arc;
        if (arc < end) {
          const room = residual[arc]!;
          depth++;
          path[depth] = arc;
          allowed[depth] = room < rest ? room : rest;
          node = head[arc]!;
          used[depth] = node === sink ? allowed[depth]! : 0;
          if (used[depth] === Infinity) throw new RangeError("MaxFlow.flow: the flow is infinite");
          continue;
        }
      }
      if (depth === 0) return used[0]!;
      const arc = path[depth]!;
      const sent = used[depth]!;
      depth--;
      residual[arc]! -= sent;
      residual[twin[arc]!]! += sent;
      used[depth]! += sent;
      node = head[twin[arc]!]!;
      if (used[depth]! < allowed[depth]!) next[node]!++; // the arc is full or what lies behind it is
    }
  }
}
