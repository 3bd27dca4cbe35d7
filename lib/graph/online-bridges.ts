/**
 * OnlineBridges: the bridges of an undirected graph to which edges are added, and what stays connected
 * without any one edge.
 *
 * Use     const blocks = new OnlineBridges(n); blocks.add(u, v); blocks.bridges; blocks.same(u, v);
 *         blocks.isTwoEdgeConnected(u, v)
 * Time    O(log n) amortised for add, under 5 steps amortised for the rest
 * Space   20 bytes a vertex
 * Limits  n in [0, 2^30); loops and parallel edges are never bridges
 * Errors  RangeError for a bad n or a vertex outside
 * Source  J. Westbrook, R. Tarjan, Algorithmica 7 (1992), 433; the smaller tree turned about: folklore, own code
 * Tested  online-bridges.test.ts: against twoEdgeComponents after each edge; verify: POJ 3694
 *
 * The blocks, what no single edge cuts, form trees whose edges are the bridges. up[b] is any vertex of the
 * block above b, where b represents its block.
 */
import { DisjointSets } from "../structure/disjoint-sets";

export class OnlineBridges {
  readonly n: number;
  /** How many bridges there are. */
  bridges = 0;
  private readonly blocks: DisjointSets;
  private readonly trees: DisjointSets;
  private readonly up: Int32Array;
  /** The last search that met the block. */
  private readonly met: Int32Array;
  private searches = 0;

  /** n vertices without edges. */
  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`OnlineBridges: n must be an integer in [0, 2^30), got ${n}`);
    }
    this.n = n;
    this.blocks = new DisjointSets(n);
    this.trees = new DisjointSets(n);
    this.up = new Int32Array(n).fill(-1);
    this.met = new Int32Array(n);
  }

  /** How many components there are. */
  get count(): number {
    return this.trees.count;
  }

  /** Adds an edge; true if it is a bridge for now. */
  add(u: number, v: number): boolean {
    this.check("add", u, v);
    const { trees, up } = this;
    if (trees.same(u, v)) {
      this.merge(this.blocks.find(u), this.blocks.find(v));
      return false;
    }
    const [small, large] = trees.sizeOf(u) < trees.sizeOf(v) ? [u, v] : [v, u];
    // Turns the way from `small` to its root about, so that the smaller tree hangs from it.
    let below = large;
    for (let block = this.blocks.find(small); ; ) {
      const above = up[block]!;
      up[block] = below;
      if (above === -1) break;
      below = block;
      block = this.blocks.find(above);
    }
    trees.union(u, v);
    this.bridges++;
    return true;
  }

  same(u: number, v: number): boolean {
    this.check("same", u, v);
    return this.trees.same(u, v);
  }

  /** Whether u and v stay connected without any one edge; an edge between them is a bridge if not. */
  isTwoEdgeConnected(u: number, v: number): boolean {
    this.check("isTwoEdgeConnected", u, v);
    return this.blocks.same(u, v);
  }

  /** Makes one block of all blocks on the way between two blocks of one tree. */
  private merge(one: number, other: number): void {
    const { blocks, up } = this;
    // Both ways up, by turns, until they meet: no more steps than twice the longer way to the meeting point.
    const search = ++this.searches;
    let [a, b] = [one, other];
    while (a === -1 || this.met[a] !== search) {
      if (a !== -1) {
        this.met[a] = search;
        a = up[a] === -1 ? -1 : blocks.find(up[a]!);
      }
      [a, b] = [b, a];
    }
    const top = a;
    const topUp = up[top]!;
    for (const start of [one, other]) {
      for (let block = start; !blocks.same(block, top); ) {
        const above = up[block]!;
        blocks.union(block, top);
        this.bridges--;
        block = blocks.find(above);
      }
    }
    this.up[blocks.find(top)] = topUp;
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `OnlineBridges.${method}: vertices must be in [0, ${n}), got ${u}, ${v}`,
      );
    }
  }
}
