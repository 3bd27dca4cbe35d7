/**
 * DynamicConnectivity: the components of a graph while edges come and go, answered at once ("online"), with
 * sums of values over them.
 *
 * Use     const graph = new DynamicConnectivity(n); graph.link(u, v); graph.same(u, v); graph.unlink(u, v);
 *         graph.add(v, 5); graph.sum(v); graph.sizeOf(v); graph.count
 * Time    O(log² n) amortised for link and unlink, O(log n) for the others
 * Space   some 56 bytes a vertex and 180 an edge; where edges go, up to log n times as much
 * Limits  n in [0, 2^20]; loops and parallel edges count; sums are exact while integers below 2^53.
 *         OfflineConnectivity and TimedComponents are far quicker where all input can be read first
 * Errors  RangeError for a bad n or vertex, a value that is not finite, unlink of an edge that is not there,
 *         and more than 2^24 nodes in all forests together: one a vertex, two an edge
 * Source  Holm, de Lichtenberg, Thorup, J. ACM 48 (2001), 723-760; own code
 * Tested  dynamic-connectivity.test.ts: against searches; verify: Library Checker
 *         dynamic_graph_vertex_add_component_sum, line by line
 *
 * Each edge has a level, and the forest of level i spans what the edges of level i and above connect. A
 * search for a replacement raises what it meets in the smaller tree, so that trees of level i have at most
 * n / 2^i vertices. Edges that are in no tree hang in lists at their ends.
 */
import { shown } from "../io/shown";
import { IntMap } from "../structure/int-map";
import { EulerTours } from "./euler-tours";

// Marks of nodes: an edge of exactly this level; a vertex with edges of this level that are in no tree.
const TREE = 1;
const REST = 2;

export class DynamicConnectivity {
  readonly n: number;
  /** How many components there are. */
  count: number;
  private readonly tours = new EulerTours();
  /** The node of each vertex by level, 0 for none; `more` of the node is its first half-edge, + 1. */
  private readonly nodes: Int32Array[];
  /** The last edge between two vertices, by u * n + v. */
  private readonly present = new IntMap();
  private edges = 0;
  /** Edges that are free, linked by `others`. */
  private free = -1;
  /** Edge e has the half-edges 2e and 2e + 1, each at one end; neighbours in their lists, + 1. */
  private ends = new Int32Array(2 * FIRST);
  private next = new Int32Array(2 * FIRST);
  private before = new Int32Array(2 * FIRST);
  private level = new Int32Array(FIRST);
  /** The node of e in the highest forest that has it, 0 for none; `more` leads to the one below. */
  private arc = new Int32Array(FIRST);
  /** Another edge between the same vertices, or -1. */
  private others = new Int32Array(FIRST);

  /** n vertices without edges, with these values or 0. */
  constructor(n: number, values?: ArrayLike<number>) {
    if (!Number.isInteger(n) || n < 0 || n > 2 ** 20) {
      throw new RangeError(`DynamicConnectivity: n must be an integer in [0, 2^20], got ${n}`);
    }
    if (values !== undefined && values.length !== n) {
      throw new RangeError(`DynamicConnectivity: expected ${n} values, got ${values.length}`);
    }
    this.n = n;
    this.count = n;
    this.nodes = [Int32Array.from({ length: n }, (_, v) => this.tours.make(v, 0, 0))];
    if (values !== undefined) for (let v = 0; v < n; v++) this.add(v, values[v]!);
  }

  /** Adds an edge between u and v. */
  link(u: number, v: number): void {
    const key = this.key("link", u, v);
    let edge = this.free;
    if (edge >= 0) this.free = this.others[edge]!;
    else {
      edge = this.edges++;
      if (edge === this.arc.length) this.grow();
    }
    this.ends[2 * edge] = u;
    this.ends[2 * edge + 1] = v;
    this.arc[edge] = 0;
    this.others[edge] = this.present.get(key) ?? -1;
    this.present.set(key, edge);
    if (u === v) return;
    if (this.same(u, v)) this.hang(edge, 0);
    else {
      this.count--;
      this.grip(edge, 0);
    }
  }

  /** Removes an edge between u and v. */
  unlink(u: number, v: number): void {
    const key = this.key("unlink", u, v);
    const edge = this.present.get(key);
    if (edge === undefined) {
      throw new RangeError(`DynamicConnectivity.unlink: no edge between ${u} and ${v}`);
    }
    if (this.others[edge]! < 0) this.present.delete(key);
    else this.present.set(key, this.others[edge]!);
    const top = this.level[edge]!;
    let arc = this.arc[edge]!;
    if (arc === 0 && u !== v) this.unhang(edge);
    this.others[edge] = this.free;
    this.free = edge;
    if (arc === 0) return;
    while (arc !== 0) {
      const below = this.tours.more(arc);
      this.tours.cut(arc);
      arc = below;
    }
    for (let level = top; level >= 0; level--) if (this.replace(u, v, level)) return;
    this.count++;
  }

  same(u: number, v: number): boolean {
    return this.tours.same(this.vertex("same", u), this.vertex("same", v));
  }

  /** Adds x to the value of v. */
  add(v: number, x: number): void {
    const node = this.vertex("add", v);
    if (!Number.isFinite(x)) {
      throw new RangeError(`DynamicConnectivity.add: expected a finite number, got ${shown(x)}`);
    }
    this.tours.add(node, x);
  }

  /** The sum of the values in the component of v. */
  sum(v: number): number {
    return this.tours.sum(this.vertex("sum", v));
  }

  /** How many vertices the component of v has. */
  sizeOf(v: number): number {
    return (this.tours.size(this.vertex("sizeOf", v)) + 2) / 3; // k vertices and 2 (k - 1) arcs
  }

  /** Looks for an edge of this level that joins the trees of u and v again. */
  private replace(u: number, v: number, level: number): boolean {
    const { tours } = this;
    const one = this.node(u, level);
    const other = this.node(v, level);
    const small = tours.size(one) < tours.size(other) ? one : other;
    const sample = tours.marked(small, REST);
    if (sample === 0) return false;
    // A few edges are tried first, as they are often enough; nothing is raised for them.
    let half = tours.more(sample) - 1;
    for (let left = SAMPLES; half >= 0 && left > 0; left--, half = this.next[half]! - 1) {
      if (tours.same(sample, this.node(this.ends[half ^ 1]!, level))) continue;
      this.unhang(half >> 1);
      this.grip(half >> 1, level);
      return true;
    }
    let isRaised = false;
    for (let node = tours.marked(small, REST); node !== 0; node = tours.marked(small, REST)) {
      for (let half = tours.more(node) - 1; half >= 0; half = tours.more(node) - 1) {
        const edge = half >> 1;
        this.unhang(edge);
        if (!tours.same(node, this.node(this.ends[half ^ 1]!, level))) {
          this.grip(edge, level);
          return true;
        }
        // Only an edge that is raised needs the tree one level higher.
        if (!isRaised) this.raise(small, level);
        isRaised = true;
        this.hang(edge, level + 1);
      }
    }
    return false;
  }

  /** Raises the edges of exactly this level in the tree of a node. */
  private raise(node: number, level: number): void {
    const { tours } = this;
    for (let arc = tours.marked(node, TREE); arc !== 0; arc = tours.marked(node, TREE)) {
      tours.mark(arc, TREE, false);
      this.climb(tours.item(arc), level + 1, arc, TREE);
    }
  }

  /** Makes an edge one of the forests 0 … level. */
  private grip(edge: number, level: number): void {
    let below = 0;
    for (let at = 0; at <= level; at++) below = this.climb(edge, at, below, at < level ? 0 : TREE);
  }

  /** Makes an edge, whose node in the forest below is known, one of the forest of a level. */
  private climb(edge: number, level: number, below: number, mark: number): number {
    const arc = this.tours.makePair(edge, below, mark);
    const { ends } = this;
    this.tours.link(this.node(ends[2 * edge]!, level), this.node(ends[2 * edge + 1]!, level), arc);
    this.arc[edge] = arc;
    this.level[edge] = level;
    return arc;
  }

  /** Puts an edge that is in no tree into the lists of its ends. */
  private hang(edge: number, level: number): void {
    this.level[edge] = level;
    for (let half = 2 * edge; half < 2 * edge + 2; half++) {
      const node = this.node(this.ends[half]!, level);
      const first = this.tours.more(node);
      this.before[half] = 0;
      this.next[half] = first;
      if (first === 0) this.tours.mark(node, REST, true);
      else this.before[first - 1] = half + 1;
      this.tours.setMore(node, half + 1);
    }
  }

  private unhang(edge: number): void {
    const level = this.level[edge]!;
    for (let half = 2 * edge; half < 2 * edge + 2; half++) {
      const before = this.before[half]!;
      const next = this.next[half]!;
      if (next !== 0) this.before[next - 1] = before;
      if (before !== 0) {
        this.next[before - 1] = next;
        continue;
      }
      const node = this.node(this.ends[half]!, level);
      this.tours.setMore(node, next);
      if (next === 0) this.tours.mark(node, REST, false);
    }
  }

  private node(v: number, level: number): number {
    let nodes = this.nodes[level];
    if (nodes === undefined) {
      nodes = new Int32Array(this.n);
      this.nodes.push(nodes);
    }
    if (nodes[v] === 0) nodes[v] = this.tours.make(v, 0, 0);
    return nodes[v]!;
  }

  private grow(): void {
    const twice = (row: Int32Array) => {
      const larger = new Int32Array(2 * row.length);
      larger.set(row);
      return larger;
    };
    this.ends = twice(this.ends);
    this.next = twice(this.next);
    this.before = twice(this.before);
    this.level = twice(this.level);
    this.arc = twice(this.arc);
    this.others = twice(this.others);
  }

  private key(method: string, u: number, v: number): number {
    this.vertex(method, u);
    this.vertex(method, v);
    return Math.min(u, v) * this.n + Math.max(u, v);
  }

  private vertex(method: string, v: number): number {
    if (v >>> 0 !== v || v >= this.n) {
      throw new RangeError(
        `DynamicConnectivity.${method}: vertices must be in [0, ${this.n}), got ${shown(v)}`,
      );
    }
    return v + 1;
  }
}

const FIRST = 64;
/** How many edges a search tries before it raises any; it saves a sixth of the time of random edges. */
const SAMPLES = 8;
