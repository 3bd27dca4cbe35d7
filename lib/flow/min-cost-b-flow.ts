/**
 * MinCostBFlow: the cheapest flow with supplies, demands and bounds below and above on each edge.
 *
 * Use     const network = new MinCostBFlow(n); network.addSupply(u, 1); network.addSupply(v, -1);
 *         network.addEdge(u, v, 0, 5, 2); network.solve()
 * Time    network simplex: O(n) a pivot, and often about m pivots; no good bound is known
 * Space   40 bytes an edge, 60 bytes a vertex
 * Limits  n < 2^30; supplies and bounds are integers of at most 2^40, their sum below 2^53; (n + 2)
 *         times the largest cost ≤ 2^51; negative costs and negative cycles are allowed
 * Errors  RangeError for a bad vertex, supply, bound or cost; Error for results before solve()
 * Source  G. B. Dantzig's network simplex with strongly feasible trees: W. H. Cunningham, Mathematical
 *         Programming 11 (1976), 105-116; blocks of arcs searched in turn, own code
 * Tested  min-cost-b-flow.test.ts: against all flows of tiny networks, optimality by potentials;
 *         verify: Library Checker min_cost_b_flow
 *
 * The tree hangs from the vertex `root` = n. Each vertex has an artificial edge to or from the root. It
 * costs so much that it carries flow at the optimum only if no flow satisfies all supplies.
 */
// Long: only the simplex uses its spanning tree, so both are in one file.
export class MinCostBFlow {
  /** Number of vertices 0 … n - 1. */
  readonly n: number;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly lower: number[] = [];
  private readonly room: number[] = [];
  private readonly costs: number[] = [];
  private readonly supply: Float64Array;
  private flow: Float64Array = new Float64Array(0);
  private price: Float64Array = new Float64Array(0);
  private solved = false;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`MinCostBFlow: n must be an integer in [0, 2^30), got ${n}`);
    }
    this.n = n;
    this.supply = new Float64Array(n);
  }

  /** Vertex v supplies `amount` more to the network; a negative amount is a demand. O(1). */
  addSupply(v: number, amount: number): void {
    this.check("addSupply: v", v);
    checkAmount("addSupply: amount", amount);
    this.supply[v]! += amount;
    this.solved = false;
  }

  /** Adds an edge with lower ≤ flow ≤ upper and returns its id: 0, 1, 2, …. O(1). */
  addEdge(from: number, to: number, lower: number, upper: number, cost: number): number {
    this.check("addEdge: from", from);
    this.check("addEdge: to", to);
    checkAmount("addEdge: lower", lower);
    checkAmount("addEdge: upper", upper);
    if (lower > upper) {
      throw new RangeError(`MinCostBFlow.addEdge: lower must be ≤ upper, got ${lower}, ${upper}`);
    }
    if (!Number.isSafeInteger(cost) || Math.abs(cost) * (this.n + 2) > 2 ** 51) {
      throw new RangeError(
        `MinCostBFlow.addEdge: cost must be an integer of at most 2^51 / (n + 2), got ${cost}`,
      );
    }
    this.solved = false;
    this.to.push(to);
    this.lower.push(lower);
    this.room.push(upper - lower);
    this.costs.push(cost);
    return this.from.push(from) - 1;
  }

  /** The flow on the edge. O(1). */
  flowOf(edge: number): number {
    this.expectSolved("flowOf");
    if (edge >>> 0 !== edge || edge >= this.from.length) {
      throw new RangeError(
        `MinCostBFlow.flowOf: edge must be in [0, ${this.from.length}), got ${edge}`,
      );
    }
    return this.lower[edge]! + this.flow[edge]!;
  }

  /**
   * The dual: cost + potential(from) - potential(to) is ≥ 0 where the flow is below its upper bound,
   * and ≤ 0 where it is above the lower one. O(1).
   */
  potential(v: number): number {
    this.expectSolved("potential");
    this.check("potential: v", v);
    return this.price[v]!;
  }

  /** The sum of cost · flow, exact. O(m). */
  cost(): bigint {
    this.expectSolved("cost");
    let sum = BigInt(0);
    for (let edge = 0; edge < this.from.length; edge++) {
      sum += BigInt(this.costs[edge]!) * BigInt(this.flowOf(edge));
    }
    return sum;
  }

  /** Finds the cheapest flow; false if no flow satisfies all supplies and bounds. */
  solve(): boolean {
    const { n } = this;
    const m = this.from.length;
    const excess = this.supply.slice();
    for (let edge = 0; edge < m; edge++) {
      excess[this.from[edge]!]! -= this.lower[edge]!;
      excess[this.to[edge]!]! += this.lower[edge]!;
    }
    let dear = 1;
    for (let edge = 0; edge < m; edge++) dear = Math.max(dear, Math.abs(this.costs[edge]!));
    dear *= n + 1;
    const tree = new SpanningTree(n, m + n);
    for (let edge = 0; edge < m; edge++) {
      tree.setArc(edge, this.from[edge]!, this.to[edge]!, this.room[edge]!, this.costs[edge]!);
    }
    for (let v = 0; v < n; v++) {
      const up = excess[v]! >= 0;
      tree.setArc(m + v, up ? v : n, up ? n : v, Infinity, dear);
      tree.flow[m + v] = Math.abs(excess[v]!);
      tree.hang(v, n, m + v);
    }
    tree.optimise(m);
    this.flow = tree.flow;
    this.price = tree.price;
    this.solved = true;
    for (let v = 0; v < n; v++) if (tree.flow[m + v]! > 0) this.solved = false;
    return this.solved;
  }

  private check(what: string, vertex: number): void {
    if (vertex >>> 0 !== vertex || vertex >= this.n) {
      throw new RangeError(`MinCostBFlow.${what} must be in [0, ${this.n}), got ${vertex}`);
    }
  }

  private expectSolved(method: string): void {
    if (!this.solved) throw new Error(`MinCostBFlow.${method}: before solve() has returned true`);
  }
}

function checkAmount(what: string, amount: number): void {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > 2 ** 40) {
    throw new RangeError(`MinCostBFlow.${what} must be an integer in ±2^40, got ${amount}`);
  }
}

const LOWER = 1;
const TREE = 0;
const UPPER = -1;

/** The basis of the network simplex: tree arcs carry any flow, all others none or all they can. */
class SpanningTree {
  readonly flow: Float64Array;
  readonly price: Float64Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly capacity: Float64Array;
  readonly cost: Float64Array;
  readonly state: Int8Array;
  readonly parent: Int32Array;
  /** The arc between a vertex and its parent. */
  readonly arc: Int32Array;
  readonly depth: Int32Array;
  // Children are linked lists: firstChild, and right and left siblings.
  readonly firstChild: Int32Array;
  readonly right: Int32Array;
  readonly left: Int32Array;

  constructor(n: number, arcs: number) {
    this.flow = new Float64Array(arcs);
    this.price = new Float64Array(n + 1);
    this.from = new Int32Array(arcs);
    this.to = new Int32Array(arcs);
    this.capacity = new Float64Array(arcs);
    this.cost = new Float64Array(arcs);
    this.state = new Int8Array(arcs).fill(LOWER);
    this.parent = new Int32Array(n + 1);
    this.arc = new Int32Array(n + 1);
    this.depth = new Int32Array(n + 1);
    this.firstChild = new Int32Array(n + 1).fill(-1);
    this.right = new Int32Array(n + 1);
    this.left = new Int32Array(n + 1);
  }

  setArc(arc: number, from: number, to: number, capacity: number, cost: number): void {
    this.from[arc] = from;
    this.to[arc] = to;
    this.capacity[arc] = capacity;
    this.cost[arc] = cost;
  }

  /** Makes v, which hangs nowhere, a child of `above` by `arc`. */
  hang(v: number, above: number, arc: number): void {
    this.link(v, above, arc);
    this.settle(v);
  }

  /** Sets depths and prices of v and all below it, whose prices are right among themselves. */
  private settle(v: number): void {
    const { parent, firstChild, right } = this;
    const above = parent[v]!;
    const arc = this.arc[v]!;
    const isUp = this.from[arc] === v;
    const shift = this.price[above]! - this.price[v]! + (isUp ? -this.cost[arc]! : this.cost[arc]!);
    // Preorder below v by the links.
    let node = v;
    for (;;) {
      this.price[node]! += shift;
      this.depth[node] = this.depth[parent[node]!]! + 1;
      if (firstChild[node]! >= 0) {
        node = firstChild[node]!;
        continue;
      }
      while (node !== v && right[node]! < 0) node = parent[node]!;
      if (node === v) return;
      node = right[node]!;
    }
  }

  private unhang(v: number): void {
    const { right, left } = this;
    if (left[v]! >= 0) right[left[v]!] = right[v]!;
    else this.firstChild[this.parent[v]!] = right[v]!;
    if (right[v]! >= 0) left[right[v]!] = left[v]!;
  }

  /** Pivots until no arc of the first m violates optimality. */
  optimise(m: number): void {
    const { from, to, cost, state, price } = this;
    const block = Math.max(20, Math.ceil(Math.sqrt(m)));
    let next = 0;
    let clean = 0; // arcs without a violation since the last pivot
    while (clean < m) {
      let best = -1;
      let worst = 0;
      for (let seen = 0; seen < block && clean < m; seen++, clean++) {
        const violation = state[next]! * (cost[next]! + price[from[next]!]! - price[to[next]!]!);
        if (violation < worst) {
          worst = violation;
          best = next;
        }
        next++;
        if (next === m) next = 0;
      }
      if (best < 0) continue;
      clean = 0;
      this.pivot(best);
    }
  }

  /** Lets `entering` carry as much as its cycle takes and swaps it with the arc that stops it. */
  private pivot(entering: number): void {
    const { from, to, flow, capacity, state, parent, depth } = this;
    const isLower = state[entering] === LOWER;
    // The flow on the cycle runs from `tail` over the entering arc to `tip`, up and down again.
    const tail = isLower ? from[entering]! : to[entering]!;
    const tip = isLower ? to[entering]! : from[entering]!;
    let join = tail;
    for (let other = tip; join !== other; ) {
      if (depth[join]! > depth[other]!) join = parent[join]!;
      else other = parent[other]!;
    }
    let most = capacity[entering]!;
    let leaving = -1; // the vertex below the leaving arc
    let leavesTail = true;
    for (let v = tail; v !== join; v = parent[v]!) {
      const arc = this.arc[v]!;
      const fits = from[arc] === v ? flow[arc]! : capacity[arc]! - flow[arc]!;
      if (fits >= most) continue;
      most = fits;
      leaving = v;
    }
    // The last arc that stops the flow leaves: the tree stays strongly feasible, so pivots end.
    for (let v = tip; v !== join; v = parent[v]!) {
      const arc = this.arc[v]!;
      const fits = from[arc] === v ? capacity[arc]! - flow[arc]! : flow[arc]!;
      if (fits > most) continue;
      most = fits;
      leaving = v;
      leavesTail = false;
    }
    if (most > 0) {
      flow[entering]! += isLower ? most : -most;
      for (let v = tail; v !== join; v = parent[v]!) {
        const arc = this.arc[v]!;
        flow[arc]! += from[arc] === v ? -most : most;
      }
      for (let v = tip; v !== join; v = parent[v]!) {
        const arc = this.arc[v]!;
        flow[arc]! += from[arc] === v ? most : -most;
      }
    }
    if (leaving < 0) {
      state[entering] = isLower ? UPPER : LOWER;
      return;
    }
    const out = this.arc[leaving]!;
    state[out] = flow[out] === 0 ? LOWER : UPPER;
    // Reverses parents and children on the way from the entering arc to the leaving one, from its top.
    const low = leavesTail ? tail : tip;
    let above = leavesTail ? tip : tail;
    let arc = entering;
    for (let v = low; ; ) {
      const up = parent[v]!;
      const upArc = this.arc[v]!;
      this.unhang(v);
      this.link(v, above, arc);
      if (v === leaving) break;
      above = v;
      arc = upArc;
      v = up;
    }
    this.settle(low);
  }

  private link(v: number, above: number, arc: number): void {
    const { firstChild, right, left } = this;
    this.parent[v] = above;
    this.arc[v] = arc;
    this.state[arc] = TREE;
    right[v] = firstChild[above]!;
    left[v] = -1;
    if (right[v]! >= 0) left[right[v]!] = v;
    firstChild[above] = v;
  }
}
