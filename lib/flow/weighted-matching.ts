/**
 * weightedMatching: a set of edges of any graph, no two at one vertex, of the greatest total weight.
 *
 * Time    O(n³)
 * Space   28 n² bytes
 * Limits  n ≤ 4096; weights are integers of at most 2^50; edges of weight ≤ 0 are left out. For the
 *         heaviest among the largest matchings add n times the largest weight to all weights
 * Errors  RangeError for a bad n, endpoint or weight, sides of different lengths
 * Source  J. Edmonds, J. Res. NBS 69B (1965), 125-130, in the O(n³) form of Z. Galil, ACM Computing
 *         Surveys 18 (1986), 23-38
 * Tested  weighted-matching.test.ts: against all matchings of small graphs;
 *         verify: Library Checker general_weighted_matching
 *
 * Nodes are the vertices 1 … n and the blossoms n + 1 … 2 n; 0 is none. The dual of a vertex or
 * blossom is `dual`; the slack of an edge u v is dual(u) + dual(v) - 2 · weight, never negative.
 */
// Long: one algorithm whose steps share all its tables.

/** mate[v] = the vertex matched with v, or -1. Edge e joins a[e] and b[e]. */
export function weightedMatching(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weight: ArrayLike<number>,
): Int32Array {
  if (!Number.isInteger(n) || n < 0 || n > 4096) {
    throw new RangeError(`weightedMatching: n must be an integer in [0, 4096], got ${n}`);
  }
  if (a.length !== b.length || a.length !== weight.length) {
    throw new RangeError(
      `weightedMatching: a, b and weight must be equally long, got ${a.length}, ${b.length}, ${weight.length}`,
    );
  }
  const search = new Search(n);
  for (let e = 0; e < a.length; e++) {
    for (const v of [a[e]!, b[e]!]) {
      if (v >>> 0 !== v || v >= n) {
        throw new RangeError(`weightedMatching: ends of edge ${e} must be in [0, ${n}), got ${v}`);
      }
    }
    if (!Number.isSafeInteger(weight[e]!) || weight[e]! > 2 ** 50) {
      throw new RangeError(
        `weightedMatching: weight[${e}] must be an integer up to 2^50, got ${weight[e]}`,
      );
    }
    search.setEdge(a[e]! + 1, b[e]! + 1, weight[e]!);
  }
  return search.run();
}

/** Two vertices u and v in one number: u << END_BITS | v; 0 is no edge. */
const END_BITS = 13;
const END_MASK = (1 << END_BITS) - 1;
const FREE = -1;
const EVEN = 0;
const ODD = 1;

class Search {
  readonly n: number;
  /** Rows of the tables by node. */
  readonly width: number;
  /** weight[u * width + v] of two vertices; 0 = no edge. */
  readonly weight: Float64Array;
  /** By two nodes: the ends of the tightest edge between them, the one in the first node first. */
  readonly ends: Int32Array;
  /** By blossom and vertex: the child of the blossom that holds the vertex, or 0. */
  readonly child: Int16Array;
  readonly dual: Float64Array;
  /** By node: the vertex at the far end of its matched edge. */
  readonly mate: Int32Array;
  /** By node that is not even: the even vertex with the tightest edge to it. */
  readonly tightest: Int32Array;
  /** By outer node: the slack of that edge; Infinity without one. */
  readonly least: Float64Array;
  /** The outermost blossom that holds a node; 0 for a blossom not in use. */
  readonly top: Int32Array;
  readonly parent: Int32Array;
  readonly state: Int8Array;
  readonly seen: Int32Array;
  readonly flower: number[][];
  /** The nodes outside a new blossom, and their tightest edges to it so far. */
  readonly others: Int32Array;
  readonly othersEdge: Int32Array;
  readonly othersSlack: Float64Array;
  /** The nodes in no blossom, in order; `outerCount` of them, 0 while not known. */
  readonly outer: Int32Array;
  outerCount = 0;
  queue: number[] = [];
  /** The largest node in use. */
  last: number;
  stamp = 0;

  constructor(n: number) {
    const width = 2 * n + 2;
    this.n = n;
    this.last = n;
    this.width = width;
    this.weight = new Float64Array((n + 1) * (n + 1));
    this.ends = new Int32Array(width * width);
    this.child = new Int16Array(width * (n + 1));
    this.dual = new Float64Array(width);
    this.mate = new Int32Array(width);
    this.tightest = new Int32Array(width);
    this.least = new Float64Array(width);
    this.top = new Int32Array(width);
    this.parent = new Int32Array(width);
    this.state = new Int8Array(width);
    this.seen = new Int32Array(width);
    this.flower = Array.from({ length: width }, () => []);
    this.outer = new Int32Array(width);
    this.others = new Int32Array(width);
    this.othersEdge = new Int32Array(width);
    this.othersSlack = new Float64Array(width);
  }

  setEdge(u: number, v: number, weight: number): void {
    if (u === v || weight <= this.weight[u * (this.n + 1) + v]!) return;
    this.weight[u * (this.n + 1) + v] = weight;
    this.weight[v * (this.n + 1) + u] = weight;
    this.ends[u * this.width + v] = (u << END_BITS) | v;
    this.ends[v * this.width + u] = (v << END_BITS) | u;
  }

  run(): Int32Array {
    const { n, dual, top } = this;
    let heaviest = 0;
    for (const weight of this.weight) if (weight > heaviest) heaviest = weight;
    for (let v = 1; v <= n; v++) {
      top[v] = v;
      dual[v] = heaviest;
    }
    if (heaviest > 0) while (this.augmentOnce()) {}
    return Int32Array.from({ length: n }, (_, v) => this.mate[v + 1]! - 1);
  }

  /** The end in node x of the tightest edge between two nodes. */
  private endIn(x: number, y: number): number {
    return this.ends[x * this.width + y]! >> END_BITS;
  }

  private forgetTightest(node: number): void {
    this.tightest[node] = 0;
    this.least[node] = Infinity;
  }

  private findTightest(node: number): void {
    const { n, width, ends, dual, weight, top, state, tightest, least } = this;
    this.forgetTightest(node);
    for (let u = 1; u <= n; u++) {
      const edge = ends[node * width + u]!;
      if (edge === 0 || top[u] === node || state[top[u]!] !== EVEN) continue;
      const v = edge >> END_BITS;
      const slack = dual[u]! + dual[v]! - 2 * weight[v * (n + 1) + u]!;
      if (slack >= least[node]!) continue;
      tightest[node] = u;
      least[node] = slack;
    }
  }

  /** Calls `visit` for all vertices and blossoms inside a node, itself included. */
  private inside(node: number, visit: (inner: number) => void): void {
    const stack = [node];
    while (stack.length > 0) {
      const inner = stack.pop()!;
      visit(inner);
      if (inner > this.n) for (const child of this.flower[inner]!) stack.push(child);
    }
  }

  private enqueue(node: number): void {
    this.inside(node, (inner) => {
      if (inner <= this.n) this.queue.push(inner);
    });
  }

  private setTop(node: number, top: number): void {
    this.inside(node, (inner) => {
      this.top[inner] = top;
    });
  }

  /** The even number of steps from the base of the blossom to its child; turns the cycle if needed. */
  private stepsTo(blossom: number, child: number): number {
    const cycle = this.flower[blossom]!;
    const at = cycle.indexOf(child);
    if (at % 2 === 0) return at;
    this.flower[blossom] = [cycle[0]!, ...cycle.slice(1).reverse()];
    return cycle.length - at;
  }

  /** Matches node x with node y along their tightest edge, and the nodes inside x accordingly. */
  private match(x: number, y: number): void {
    const { n } = this;
    const pairs = [x, y];
    while (pairs.length > 0) {
      const far = pairs.pop()!;
      const node = pairs.pop()!;
      this.mate[node] = this.endIn(far, node);
      if (node <= n) continue;
      const inner = this.child[node * (n + 1) + this.endIn(node, far)]!;
      const steps = this.stepsTo(node, inner);
      const cycle = this.flower[node]!;
      for (let i = 0; i < steps; i++) pairs.push(cycle[i]!, cycle[i ^ 1]!);
      pairs.push(inner, far);
      this.flower[node] = [...cycle.slice(steps), ...cycle.slice(0, steps)];
    }
  }

  /** Turns over the path from node x to its root; x is matched with y. */
  private flip(x: number, y: number): void {
    const { top, mate, parent } = this;
    let node = x;
    let far = y;
    for (;;) {
      const odd = top[mate[node]!]!;
      this.match(node, far);
      if (odd === 0) return;
      node = top[parent[odd]!]!;
      this.match(odd, node);
      far = odd;
    }
  }

  /** The node where the paths to the root meet; 0 if the trees differ. */
  private meet(x: number, y: number): number {
    const { top, mate, parent, seen } = this;
    const stamp = ++this.stamp;
    let one = x;
    let other = y;
    while (one !== 0 || other !== 0) {
      if (one !== 0) {
        if (seen[one] === stamp) return one;
        seen[one] = stamp;
        const odd = top[mate[one]!]!;
        one = odd === 0 ? 0 : top[parent[odd]!]!;
      }
      [one, other] = [other, one];
    }
    return 0;
  }

  private addBlossom(x: number, base: number, y: number): void {
    const { n, child, top, state, mate, parent } = this;
    let b = n + 1;
    while (b <= this.last && top[b] !== 0) b++;
    if (b > this.last) this.last = b;
    this.dual[b] = 0;
    state[b] = EVEN;
    mate[b] = mate[base]!;
    const sideOf = (node: number) => {
      const side: number[] = [];
      for (let even = node; even !== base; even = top[parent[side[side.length - 1]!]!]!) {
        const odd = top[mate[even]!]!;
        side.push(even, odd);
        this.enqueue(odd);
      }
      return side;
    };
    const cycle = [base, ...sideOf(x).reverse(), ...sideOf(y)];
    this.flower[b] = cycle;
    top[b] = b;
    const row = b * (n + 1);
    for (const inner of cycle) {
      this.inside(inner, (z) => {
        top[z] = b;
        if (z <= n) child[row + z] = inner;
      });
    }
    this.outerCount = 0;
    this.joinEdges(b);
  }

  /** Finds the tightest edges between a new blossom and all nodes outside it. */
  private joinEdges(b: number): void {
    const { n, width, ends, dual, weight, top, state, others, othersEdge, othersSlack } = this;
    let count = 0;
    for (let z = 1; z <= this.last; z++) if (top[z] !== 0 && top[z] !== b) others[count++] = z;
    othersEdge.fill(0, 0, count);
    othersSlack.fill(Infinity, 0, count);
    for (const inner of this.flower[b]!) {
      const row = inner * width;
      for (let i = 0; i < count; i++) {
        const edge = ends[row + others[i]!]!;
        if (edge === 0) continue;
        const u = edge >> END_BITS;
        const v = edge & END_MASK;
        const slack = dual[u]! + dual[v]! - 2 * weight[u * (n + 1) + v]!;
        if (slack >= othersSlack[i]!) continue;
        othersSlack[i] = slack;
        othersEdge[i] = edge;
      }
    }
    this.forgetTightest(b);
    for (let i = 0; i < count; i++) {
      const z = others[i]!;
      const edge = othersEdge[i]!;
      ends[b * width + z] = edge;
      ends[z * width + b] = ((edge & END_MASK) << END_BITS) | (edge >> END_BITS);
      if (z > n || othersSlack[i]! >= this.least[b]! || state[top[z]!] !== EVEN) continue;
      this.tightest[b] = z;
      this.least[b] = othersSlack[i]!;
    }
  }

  /** Dissolves an odd blossom of dual 0 into its children. */
  private expand(b: number): void {
    const { n, state, parent } = this;
    for (const inner of this.flower[b]!) this.setTop(inner, inner);
    const entry = this.child[b * (n + 1) + this.endIn(b, parent[b]!)]!;
    const steps = this.stepsTo(b, entry);
    const cycle = this.flower[b]!;
    for (let i = 0; i < steps; i += 2) {
      const odd = cycle[i]!;
      const even = cycle[i + 1]!;
      parent[odd] = this.endIn(even, odd);
      state[odd] = ODD;
      state[even] = EVEN;
      this.forgetTightest(odd);
      this.findTightest(even);
      this.enqueue(even);
    }
    state[entry] = ODD;
    parent[entry] = parent[b]!;
    for (let i = steps + 1; i < cycle.length; i++) {
      state[cycle[i]!] = FREE;
      this.findTightest(cycle[i]!);
    }
    this.top[b] = 0;
    this.outerCount = 0;
  }

  /** A tight edge from the even vertex u to the vertex v; true if it ended an augmenting path. */
  private useEdge(u: number, v: number): boolean {
    const { top, state, mate, parent } = this;
    const x = top[u]!;
    const y = top[v]!;
    if (state[y] === FREE) {
      const next = top[mate[y]!]!;
      parent[y] = u;
      state[y] = ODD;
      this.forgetTightest(y);
      this.forgetTightest(next);
      state[next] = EVEN;
      this.enqueue(next);
    } else if (state[y] === EVEN) {
      const base = this.meet(x, y);
      if (base === 0) {
        this.flip(x, y);
        this.flip(y, x);
        return true;
      }
      this.addBlossom(x, base, y);
    }
    return false;
  }

  private useTightest(node: number): boolean {
    const u = this.tightest[node]!;
    return this.useEdge(u, this.endIn(node, u));
  }

  /** Grows trees from all free nodes and changes duals until a path is found; false at the optimum. */
  private augmentOnce(): boolean {
    const { n, dual, top, state, mate, parent, least, outer } = this;
    state.fill(FREE);
    this.tightest.fill(0);
    least.fill(Infinity);
    this.queue = [];
    for (let x = 1; x <= this.last; x++) {
      if (top[x] !== x || mate[x] !== 0) continue;
      parent[x] = 0;
      state[x] = EVEN;
      this.enqueue(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      while (this.queue.length > 0) {
        const u = this.queue.pop()!;
        if (state[top[u]!] === ODD) continue;
        for (let v = this.relax(u, 1); v <= n; v = this.relax(u, v + 1)) {
          if (this.useEdge(u, v)) return true;
        }
      }
      if (!this.lowerDuals()) return false;
      // What joins or leaves the outer nodes in these loops has its turn after a step of 0.
      const count = this.outerCount;
      for (let i = 0; i < count; i++) {
        const x = outer[i]!;
        if (least[x] !== 0 || top[x] !== x || top[this.tightest[x]!] === x) continue;
        if (this.useTightest(x)) return true;
      }
      for (let i = count - 1; i >= 0 && outer[i]! > n; i--) {
        const b = outer[i]!;
        if (dual[b] === 0 && state[b] === ODD && top[b] === b) this.expand(b);
      }
    }
  }

  /** Offers the edges of the even vertex u from `first` on until one is tight; its other end, or n + 1. */
  private relax(u: number, first: number): number {
    const { n, dual, top, weight, tightest, least } = this;
    const row = u * (n + 1);
    const own = dual[u]!;
    const outer = top[u]!;
    for (let v = first; v <= n; v++) {
      const heavy = weight[row + v]!;
      if (heavy === 0) continue;
      const node = top[v]!;
      const slack = own + dual[v]! - 2 * heavy;
      if (slack >= least[node]! && slack > 0) continue;
      if (node === outer) continue;
      if (slack === 0) return v;
      tightest[node] = u;
      least[node] = slack;
    }
    return n + 1;
  }

  /**
   * Changes the duals by as much as all slacks allow; false if the dual of a free vertex would become
   * 0.
   */
  private lowerDuals(): boolean {
    const { n, dual, top, state, least, outer } = this;
    if (this.outerCount === 0) {
      for (let x = 1; x <= this.last; x++) if (top[x] === x) outer[this.outerCount++] = x;
    }
    const count = this.outerCount;
    let step = Infinity;
    for (let i = 0; i < count; i++) {
      const x = outer[i]!;
      let most = least[x]!;
      if (state[x] === ODD) {
        if (x <= n) continue;
        most = dual[x]! / 2;
      } else if (state[x] === EVEN) most /= 2;
      if (most < step) step = most;
    }
    for (let v = 1; v <= n; v++) {
      const side = state[top[v]!];
      if (side === ODD) dual[v]! += step;
      else if (side === EVEN) {
        if (dual[v]! <= step) return false;
        dual[v]! -= step;
      }
    }
    for (let i = 0; i < count; i++) {
      const x = outer[i]!;
      if (state[x] === EVEN) {
        least[x]! -= 2 * step;
        if (x > n) dual[x]! += 2 * step;
      } else if (state[x] === FREE) least[x]! -= step;
      else if (x > n) dual[x]! -= 2 * step;
    }
    return true;
  }
}
