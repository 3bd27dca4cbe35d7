/**
 * SlotLinkCutTree: a forest whose edges come and go, with folds along paths of values of several numbers,
 * kept by a subclass in typed columns.
 *
 * Use     class Sums extends SlotLinkCutTree { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const forest = new Sums(n); forest.x[forest.leaf(v)] = 5; forest.build(); forest.link(u, v);
 *         forest.x[forest.path(u, v)]
 * Time    O(log n) amortised calls of combine for every method; O(n) for build
 * Space   16 bytes a vertex beside the subclass's columns: 3 slots a vertex
 * Limits  n in [0, 2^28); combine must be associative and need not commute. For sums take LinkCutTree
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, no path
 * Source  LinkCutForest; the interface on slots is own work
 * Tested  programs.test.ts: against a walk; slot-link-cut-tree.test.ts: a tree at once, in both directions;
 *         verify: Library Checker dynamic_tree_vertex_set_path_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. Write the value of v into slot leaf(v) and call build() before all else; after a change of v
 * call update(v). path returns the slot with the answer.
 *
 * Node x has the slots 3 x for its value, 3 x + 1 and 3 x + 2 for the folds of its splay subtree downwards and
 * upwards: what turns it round exchanges these two, told by the second bit of TURN.
 */
import { LinkCutForest, TURN, UP } from "./link-cut-forest";
import type { RootedTree } from "./rooted-tree";

export abstract class SlotLinkCutTree extends LinkCutForest {
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none = 0;

  constructor(n: number) {
    super(n, "SlotLinkCutTree");
    this.slots = 3 * n + 4;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /** The slot of the value of v. */
  leaf(v: number): number {
    this.check("leaf", v);
    return 3 * v + 3;
  }

  /** Sets all folds from the values; with a tree all its edges too, faster than link one by one. */
  build(tree?: RootedTree): void {
    for (let x = 1; x <= this.n; x++) this.pull(x, 0, 0);
    if (tree !== undefined) this.plant(tree);
  }

  /** Sets the folds with vertex v, after a change of its value. */
  update(v: number): void {
    this.check("update", v);
    this.expose(v + 1);
  }

  /**
   * The slot of the fold from u to v in this order, both included, valid until the next call. RangeError
   * if they are not connected.
   */
  path(u: number, v: number): number {
    this.check("path", u, v);
    this.makeRoot(u + 1);
    this.expose(v + 1);
    if (u !== v && this.links[4 * u + 4 + UP] === 0) {
      throw new RangeError(`SlotLinkCutTree.path: ${u} and ${v} are not connected`);
    }
    return this.fold(v + 1, 0);
  }

  /** The slot of the fold of x's splay subtree downwards (0) or upwards (1). */
  private fold(x: number, way: number): number {
    return 3 * x + 1 + (way ^ (this.links[4 * x + TURN]! >> 1));
  }

  protected override turned(x: number): void {
    this.links[4 * x + TURN]! ^= 2;
  }

  protected override pull(x: number, left: number, right: number): void {
    const work = this.slots - 1;
    const value = 3 * x;
    const down = this.fold(x, 0);
    const up = this.fold(x, 1);
    if (left === 0) {
      this.combine(down, value, this.fold(right, 0));
      this.combine(up, this.fold(right, 1), value);
    } else if (right === 0) {
      this.combine(down, this.fold(left, 0), value);
      this.combine(up, value, this.fold(left, 1));
    } else {
      this.combine(work, this.fold(left, 0), value);
      this.combine(down, work, this.fold(right, 0));
      this.combine(work, this.fold(right, 1), value);
      this.combine(up, work, this.fold(left, 1));
    }
  }
}
