/**
 * SubtreeLinkCutTree: a forest whose edges come and go, with sums over subtrees and additions to them.
 *
 * Use     const forest = new SubtreeLinkCutTree(n, values); forest.link(u, v); forest.add(v, x);
 *         forest.addToSubtree(v, u, x);
 *         forest.subtreeSum(v, u); forest.treeSum(v); forest.cut(u, v)
 * Time    O(log n) amortised for every method
 * Space   144 bytes a vertex
 * Limits  n in [0, 2^26); values are integers. Sums are exact as bigints while the values stay within 2^53,
 *         for up to 2^37 additions times vertices; as numbers while below 2^53
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, a value that is no
 *         safe integer
 * Source  LinkCutForest with sums of what hangs from a path: folklore, own code
 * Tested  subtree-link-cut-tree.test.ts: against searches in small forests; verify: Library Checker
 *         dynamic_tree_subtree_add_subtree_sum and dynamic_tree_vertex_add_subtree_sum
 *
 * Numbers are kept in two parts, high · 2^16 + low, side by side. A node has its value, the sum of what
 * hangs from it, and the sum of its splay subtree with all that hangs there. GIVEN is what was ever added to
 * what hangs from a node: what hangs there since BEFORE was given has yet to get the rest.
 */
import { LEFT, LinkCutForest, RIGHT } from "./link-cut-forest";
import type { RootedTree } from "./rooted-tree";

export class SubtreeLinkCutTree extends LinkCutForest {
  /** SIZE words a node, so that a step touches few cache lines; those of node 0 stay 0. */
  private readonly words: Float64Array;

  /** n vertices with these values or 0; with a tree all its edges too. */
  constructor(n: number, values?: ArrayLike<number>, tree?: RootedTree) {
    super(n, "SubtreeLinkCutTree");
    if (n > 2 ** 26) throw new RangeError(`SubtreeLinkCutTree: n must be at most 2^26, got ${n}`);
    if (values !== undefined && values.length !== n) {
      throw new RangeError(`SubtreeLinkCutTree: expected ${n} values, got ${values.length}`);
    }
    this.words = new Float64Array(SIZE * (n + 1));
    for (let v = 0; v < n; v++) {
      const x = values === undefined ? 0 : values[v]!;
      const high = this.highPart("values", x);
      this.words[SIZE * (v + 1) + OWN] = high;
      this.words[SIZE * (v + 1) + OWN + 1] = x - high * PART;
      this.pull(v + 1, 0, 0);
    }
    if (tree !== undefined) this.plant(tree);
  }

  /** Adds x to the value of v. */
  add(v: number, x: number): void {
    this.check("add", v);
    const high = this.highPart("add", x);
    const node = v + 1;
    this.expose(node);
    this.words[SIZE * node + OWN]! += high;
    this.words[SIZE * node + OWN + 1]! += x - high * PART;
    this.pull(node, this.links[4 * node + LEFT]!, this.links[4 * node + RIGHT]!);
  }

  /** Adds x to all vertices of v's side of the edge between v and `parent`. RangeError if there is none. */
  addToSubtree(v: number, parent: number, x: number): void {
    const high = this.highPart("addToSubtree", x);
    this.exposeEdge("addToSubtree", parent, v);
    const { words } = this;
    const node = v + 1;
    // The parent is the left child, all alone; the rest hangs from the node.
    const below = words[SIZE * node + BELOW]!;
    for (let at = SIZE * node, part = high; at < SIZE * node + 2; at++, part = x - high * PART) {
      words[at + OWN]! += part;
      words[at + HANGING]! += part * below;
      words[at + GIVEN]! += part;
    }
    this.pull(node, parent + 1, 0);
  }

  /** The sum on v's side of the edge between v and `parent`. RangeError if there is none. */
  subtreeSum(v: number, parent: number): number {
    this.exposeEdge("subtreeSum", parent, v);
    return this.subtreePart(v, 0) * PART + this.subtreePart(v, 1);
  }

  /** The same where it may pass 2^53. */
  wideSubtreeSum(v: number, parent: number): bigint {
    this.exposeEdge("wideSubtreeSum", parent, v);
    return BigInt(this.subtreePart(v, 0)) * BigInt(PART) + BigInt(this.subtreePart(v, 1));
  }

  /** The sum over the tree with v. */
  treeSum(v: number): number {
    this.check("treeSum", v);
    this.expose(v + 1);
    const at = SIZE * (v + 1) + SUM;
    return this.words[at]! * PART + this.words[at + 1]!;
  }

  private subtreePart(v: number, part: number): number {
    const at = SIZE * (v + 1) + part;
    return this.words[at + OWN]! + this.words[at + HANGING]!;
  }

  protected override pull(x: number, left: number, right: number): void {
    const { words } = this;
    const at = SIZE * x;
    const one = SIZE * left;
    const other = SIZE * right;
    words[at + SUM] =
      words[at + OWN]! + words[at + HANGING]! + words[one + SUM]! + words[other + SUM]!;
    words[at + SUM + 1] =
      words[at + OWN + 1]! +
      words[at + HANGING + 1]! +
      words[one + SUM + 1]! +
      words[other + SUM + 1]!;
    words[at + COUNT] = words[one + COUNT]! + words[other + COUNT]! + words[at + BELOW]! + 1;
  }

  protected override push(x: number, left: number, right: number): void {
    const { words } = this;
    const at = SIZE * x + WAITING;
    const high = words[at]!;
    const low = words[at + 1]!;
    if (high === 0 && low === 0) return;
    if (left !== 0) this.give(left, high, low);
    if (right !== 0) this.give(right, high, low);
    words[at] = words[at + 1] = 0;
  }

  /** Adds to all vertices of x's splay subtree and what hangs there. */
  private give(x: number, high: number, low: number): void {
    const { words } = this;
    const all = words[SIZE * x + COUNT]!;
    const below = words[SIZE * x + BELOW]!;
    for (let at = SIZE * x, part = high; at < SIZE * x + 2; at++, part = low) {
      words[at + OWN]! += part;
      words[at + HANGING]! += part * below;
      words[at + SUM]! += part * all;
      words[at + WAITING]! += part;
      words[at + GIVEN]! += part;
    }
  }

  protected override changed(x: number, old: number, next: number): void {
    const { words } = this;
    const at = SIZE * x;
    if (old !== 0) {
      const from = SIZE * old;
      words[at + BELOW]! += words[from + COUNT]!;
      words[at + HANGING]! += words[from + SUM]!;
      words[at + HANGING + 1]! += words[from + SUM + 1]!;
      words[from + BEFORE] = words[at + GIVEN]!;
      words[from + BEFORE + 1] = words[at + GIVEN + 1]!;
    }
    if (next !== 0) {
      const from = SIZE * next;
      const high = words[at + GIVEN]! - words[from + BEFORE]!;
      const low = words[at + GIVEN + 1]! - words[from + BEFORE + 1]!;
      if (high !== 0 || low !== 0) this.give(next, high, low);
      words[at + BELOW]! -= words[from + COUNT]!;
      words[at + HANGING]! -= words[from + SUM]!;
      words[at + HANGING + 1]! -= words[from + SUM + 1]!;
    }
  }

  protected override lifted(x: number, y: number): void {
    const { words } = this;
    const to = SIZE * x;
    const from = SIZE * y;
    words[to + SUM] = words[from + SUM]!;
    words[to + SUM + 1] = words[from + SUM + 1]!;
    words[to + COUNT] = words[from + COUNT]!;
    words[to + BEFORE] = words[from + BEFORE]!; // is read only where x is now the top
    words[to + BEFORE + 1] = words[from + BEFORE + 1]!;
  }

  private highPart(method: string, x: number): number {
    if (!Number.isSafeInteger(x)) {
      throw new RangeError(`SubtreeLinkCutTree.${method}: expected safe integers, got ${x}`);
    }
    return Math.floor(x / PART);
  }
}

const PART = 65536;

/** Words a node: two of each kind, but one COUNT of its splay subtree with all that hangs there, one BELOW it. */
const SIZE = 16;
const OWN = 0;
const HANGING = 2;
const SUM = 4;
const COUNT = 6;
const BELOW = 7;
/** What the splay children have yet to get. */
const WAITING = 8;
const GIVEN = 10;
const BEFORE = 12;
