/**
 * SlotRerooting: values of several numbers of a tree for every choice of its root, kept by a subclass in
 * typed columns.
 *
 * Use     class Counts extends SlotRerooting { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; }
 *           extend(into: number, k: number) { this.x[into] = this.x[k]! + 1; } }
 *         const counts = new Counts(graph); counts.build(); counts.x[counts.fold(v)]
 * Time    O(n): about 4 n calls of combine and 2 n of extend
 * Space   12 bytes a vertex beside the subclass's columns: 3 slots a vertex
 * Limits  combine must be associative and need not commute. rerooting takes numbers
 * Errors  RangeError for a vertex outside; from build if the graph is no undirected tree
 * Source  folklore ("all-direction tree dynamic programming"); the interface on slots is own work
 * Tested  slot-rerooting.test.ts: against one root after the other; verify: Library Checker
 *         tree_path_composite_sum
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`),
 * combine and extend. After build(), slot fold(v) has what all neighbours of v pass to it.
 */
import { type Csr, checkUndirected } from "../graph/csr";
import { rootedTree } from "./rooted-tree";

export abstract class SlotRerooting {
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none: number;
  private readonly graph: Csr;
  /** Where the whole of v is; before that, what precedes v among the neighbours of its parent. */
  private readonly at: Int32Array;

  constructor(graph: Csr) {
    checkUndirected(graph, "SlotRerooting");
    const { n } = graph;
    this.graph = graph;
    this.none = 3 * n;
    this.slots = 3 * n + 4;
    this.at = new Int32Array(n);
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /**
   * Sets slot `into` to what v passes over `edge` to a neighbour; slot k holds what all other neighbours
   * pass to v, in the order of the graph, and is not `into`.
   */
  protected abstract extend(into: number, k: number, v: number, edge: number): void;

  /** The slot of what all neighbours pass to v; `none` if there are none. */
  fold(v: number): number {
    const n = this.at.length;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`SlotRerooting.fold: vertices must be in [0, ${n}), got ${v}`);
    }
    return this.at[v]!;
  }

  /** Sets all slots, from the vertices' and edges' own values; call it again after these change. O(n). */
  build(): void {
    // Slot v holds what v passes to its parent, n + v what the parent passes to v, and 2n + v the fold of
    // the parent's neighbours up to v. The parent itself is folded into slot v, which is read no longer.
    const { none, at } = this;
    const { start, head, edge } = this.graph;
    const { n, order, parent, parentEdge } = rootedTree(this.graph, 0, "SlotRerooting");
    const rest = none + 1;
    for (let step = n - 1; step > 0; step--) {
      const v = order[step]!;
      let fold = none;
      let to = rest;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const w = head[arc]!;
        if (w === parent[v]) continue;
        this.combine(to, fold, w);
        fold = to;
        to = 2 * rest + 1 - to;
      }
      this.extend(v, fold, v, parentEdge[v]!);
    }
    for (let step = 0; step < n; step++) {
      const v = order[step]!;
      let left = none;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const w = head[arc]!;
        const isParent = w === parent[v];
        const to = isParent ? v : 2 * n + w;
        if (!isParent) at[w] = left;
        this.combine(to, left, isParent ? n + v : w);
        left = to;
      }
      at[v] = left;
      let right = none;
      let to = rest;
      for (let arc = start[v + 1]! - 1; arc >= start[v]!; arc--) {
        const w = head[arc]!;
        const isParent = w === parent[v];
        if (!isParent) {
          this.combine(none + 3, at[w]!, right);
          this.extend(n + w, none + 3, v, edge[arc]!);
        }
        this.combine(to, isParent ? n + v : w, right);
        right = to;
        to = 2 * rest + 1 - to;
      }
    }
  }
}
