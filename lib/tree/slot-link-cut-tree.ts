/**
 * SlotLinkCutTree: a forest whose edges come and go, with folds along paths of values of several numbers,
 * kept by a subclass in typed columns.
 *
 * Time    O(log n) amortised calls of combine for every method; O(n) for build
 * Space   24 bytes a vertex beside the subclass's columns: 3 slots a vertex
 * Limits  n in [0, 2^28); combine must be associative and need not commute. For sums take LinkCutTree
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, no path
 * Source  LinkCutForest; the interface on slots is own work
 * Tested  slot-link-cut-tree.test.ts: against searches in small forests; verify: Library Checker
 *         dynamic_tree_vertex_set_path_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. Write the value of v into slot leaf(v) and call build() before all else; after a change of v
 * call update(v). path returns the slot with the answer.
 *
 * A node owns two slots of folds of its splay subtree, one downwards and one upwards: what turns it
 * round exchanges them.
 */
import { LEFT, LinkCutForest, RIGHT, UP } from "./link-cut-forest";
import type { RootedTree } from "./rooted-tree";

export abstract class SlotLinkCutTree extends LinkCutForest {
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none = 0;
  /** Of a node the slots of its folds, downwards at 2 x and upwards at 2 x + 1. */
  private readonly folds: Int32Array;

  constructor(n: number) {
    super(n);
    this.slots = 3 * n + 4;
    this.folds = new Int32Array(2 * n + 2);
    for (let at = 2; at < this.folds.length; at++) this.folds[at] = n + at;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /** The slot of the value of v. */
  leaf(v: number): number {
    this.check("leaf", v);
    return v + 1;
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
    this.pull(v + 1, this.links[4 * v + 4 + LEFT]!, this.links[4 * v + 4 + RIGHT]!);
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
    return this.folds[2 * v + 2]!;
  }

  protected override turned(x: number): void {
    const { folds } = this;
    const down = folds[2 * x]!;
    folds[2 * x] = folds[2 * x + 1]!;
    folds[2 * x + 1] = down;
  }

  /** x has the vertices that y had, so it takes y's folds. */
  protected override lifted(x: number, y: number): void {
    const { folds } = this;
    for (let at = 0; at < 2; at++) {
      const fold = folds[2 * x + at]!;
      folds[2 * x + at] = folds[2 * y + at]!;
      folds[2 * y + at] = fold;
    }
  }

  protected override pull(x: number, left: number, right: number): void {
    const { folds } = this;
    const work = this.slots - 1;
    if (left === 0) {
      this.combine(folds[2 * x]!, x, folds[2 * right]!);
      this.combine(folds[2 * x + 1]!, folds[2 * right + 1]!, x);
    } else if (right === 0) {
      this.combine(folds[2 * x]!, folds[2 * left]!, x);
      this.combine(folds[2 * x + 1]!, x, folds[2 * left + 1]!);
    } else {
      this.combine(work, folds[2 * left]!, x);
      this.combine(folds[2 * x]!, work, folds[2 * right]!);
      this.combine(work, folds[2 * right + 1]!, x);
      this.combine(folds[2 * x + 1]!, work, folds[2 * left + 1]!);
    }
  }
}
