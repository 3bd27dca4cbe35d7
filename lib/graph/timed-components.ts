/**
 * TimedComponents: the components of a graph while edges come and go, and sums of values over them. Each
 * edge comes with the time of its removal ("offline dynamic connectivity").
 *
 * Use     const forest = new TimedComponents(n, values); forest.link(u, v, 5); forest.advance(1); forest.sum(v);
 *         forest.same(u, v)
 * Time    O(log n) for every method where ranks and times are independent, and O(log m) for the removal of
 *         one of m edges; no order is known that needs more
 * Space   32 bytes a vertex, up to 40 bytes an edge that was ever added
 * Limits  n in [0, 2^28), up to 2^28 edges; sums are exact while below 2^53
 * Errors  RangeError for a bad n or vertex, an edge that is to go at once, a value that is not finite, a
 *         time that goes back
 * Source  IncrementalSpanningForest by the times of removal, the last ones first; own code
 * Tested  timed-components.test.ts: against searches; verify: Library Checker
 *         dynamic_graph_vertex_add_component_sum
 *
 * A program that reads all its input knows when each edge goes. Of a cycle, the edge that goes first is
 * never missed: what is left is a forest in which only links of the edge that goes first are cut.
 */
import { BinaryHeap } from "../structure/binary-heap";
import { scatteredRanks } from "./incremental-spanning-forest";

export class TimedComponents {
  readonly n: number;
  /** How many components there are. */
  count: number;
  private now = Number.NEGATIVE_INFINITY;
  private readonly rank: Int32Array;
  private readonly up: Int32Array;
  /** The edge to up[v], -1 at a root, and when it goes: -Infinity at a root. */
  private readonly edge: Int32Array;
  private readonly until: Float64Array;
  /** Of v and all vertices below it. */
  private readonly sums: Float64Array;
  /** The vertex whose edge to up[v] it is; another vertex for an edge that is not needed. */
  private holder = new Int32Array(16);
  private times = new Float64Array(16);
  private edges = 0;
  private readonly pending = new BinaryHeap();

  /** n vertices without edges, with these values or 0. */
  constructor(n: number, values?: ArrayLike<number>) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 28) {
      throw new RangeError(`TimedComponents: n must be an integer in [0, 2^28), got ${n}`);
    }
    if (values !== undefined && values.length !== n) {
      throw new RangeError(`TimedComponents: expected ${n} values, got ${values.length}`);
    }
    this.n = n;
    this.count = n;
    this.rank = scatteredRanks(n);
    this.up = new Int32Array(n);
    this.edge = new Int32Array(n).fill(-1);
    this.until = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
    this.sums = new Float64Array(n);
    if (values !== undefined) this.sums.set(values);
    if (!this.sums.every(Number.isFinite)) {
      throw new RangeError("TimedComponents: expected finite values");
    }
  }

  /** Adds an edge that advance removes once its time reaches `until`; Infinity for one that stays. */
  link(u: number, v: number, until: number): void {
    this.check("link", u);
    this.check("link", v);
    if (!(until > this.now)) {
      throw new RangeError(`TimedComponents.link: until must be after ${this.now}, got ${until}`);
    }
    const { up } = this;
    let low = u;
    let high = v;
    let time = until;
    let id = this.edges++;
    if (id === this.holder.length) this.grow();
    this.times[id] = until;
    this.pending.push(id, until);
    for (;;) {
      while (this.isLater(low, time, id)) low = up[low]!;
      while (this.isLater(high, time, id)) high = up[high]!;
      if (low === high) return;
      if (this.rank[low]! > this.rank[high]!) [low, high] = [high, low];
      const next = this.edge[low]!;
      const nextTime = this.until[low]!;
      const nextUp = up[low]!;
      if (next !== -1) this.addAbove(low, -this.sums[low]!);
      this.edge[low] = id;
      this.until[low] = time;
      this.holder[id] = low;
      up[low] = high;
      this.addAbove(low, this.sums[low]!);
      if (next === -1) {
        this.count--;
        return;
      }
      id = next;
      time = nextTime;
      high = nextUp;
    }
  }

  /** Removes all edges whose time is at most `now`. */
  advance(now: number): void {
    if (!(+now >= this.now)) {
      throw new RangeError(`TimedComponents.advance: expected at least ${this.now}, got ${now}`);
    }
    this.now = +now;
    const { pending } = this;
    while (pending.size > 0) {
      const id = pending.peek();
      if (this.times[id]! > now) return;
      pending.pop();
      const v = this.holder[id]!;
      if (this.edge[v] !== id) continue;
      this.addAbove(v, -this.sums[v]!);
      this.edge[v] = -1;
      this.until[v] = Number.NEGATIVE_INFINITY;
      this.count++;
    }
  }

  /** Adds x to the value of v. */
  add(v: number, x: number): void {
    this.check("add", v);
    if (!Number.isFinite(x)) {
      throw new RangeError(`TimedComponents.add: expected a finite number, got ${x}`);
    }
    this.sums[v]! += x;
    this.addAbove(v, x);
  }

  /** The sum of the values in the component of v. */
  sum(v: number): number {
    this.check("sum", v);
    return this.sums[this.root(v)]!;
  }

  same(u: number, v: number): boolean {
    this.check("same", u);
    this.check("same", v);
    return this.root(u) === this.root(v);
  }

  private root(v: number): number {
    let at = v;
    while (this.edge[at] !== -1) at = this.up[at]!;
    return at;
  }

  private addAbove(v: number, x: number): void {
    for (let at = v; this.edge[at] !== -1; ) {
      at = this.up[at]!;
      this.sums[at]! += x;
    }
  }

  /** Whether the edge above v goes later, or at the same time and is the earlier one. */
  private isLater(v: number, time: number, id: number): boolean {
    const end = this.until[v]!;
    return end > time || (end === time && this.edge[v]! < id);
  }

  private grow(): void {
    const holder = new Int32Array(2 * this.edges);
    const times = new Float64Array(2 * this.edges);
    holder.set(this.holder);
    times.set(this.times);
    this.holder = holder;
    this.times = times;
  }

  private check(method: string, v: number): void {
    if (v >>> 0 !== v || v >= this.n) {
      throw new RangeError(
        `TimedComponents.${method}: vertices must be in [0, ${this.n}), got ${v}`,
      );
    }
  }
}
