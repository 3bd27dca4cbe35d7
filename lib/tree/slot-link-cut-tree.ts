/**
 * SlotLinkCutTree: a forest whose edges come and go, with folds along paths of values of several numbers,
 * kept by a subclass in typed columns.
 *
 * Time    O(log n) amortised calls of combine for every method; O(n) for build
 * Space   24 bytes a vertex beside the subclass's columns: 3 slots a vertex
 * Limits  n in [0, 2^28); combine must be associative and need not commute. For sums take LinkCutTree
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, no path
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391; with splay
 *         trees, J. ACM 32 (1985), 652-686; the interface on slots is own work
 * Tested  slot-link-cut-tree.test.ts: against searches in small forests; verify: Library Checker
 *         dynamic_tree_vertex_set_path_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. Write the value of v into slot leaf(v) and call build() before all else; after a change of v
 * call update(v). path returns the slot with the answer.
 *
 * Vertex v is node v + 1; 0 is no node. Each path of a partition of the forest is a splay tree by depth.
 * A node owns two slots of folds of its splay subtree, one downwards and one upwards: to turn it exchanges them.
 */
import type { RootedTree } from "./rooted-tree";

export abstract class SlotLinkCutTree {
  readonly n: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none = 0;
  /** Four words a node: LEFT, RIGHT, UP and TURN, which is 1 where the children are to be exchanged. */
  private readonly links: Int32Array;
  /** Of a node the slots of its folds, downwards at 2 x and upwards at 2 x + 1. */
  private readonly folds: Int32Array;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 28) {
      throw new RangeError(`SlotLinkCutTree: n must be an integer in [0, 2^28), got ${n}`);
    }
    this.n = n;
    this.slots = 3 * n + 4;
    this.links = new Int32Array(4 * n + 4);
    this.folds = new Int32Array(2 * n + 2);
    for (let at = 2; at < this.folds.length; at++) this.folds[at] = n + at;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /** The slot of the value of v. */
  leaf(v: number): number {
    this.check("leaf", v, v);
    return v + 1;
  }

  /** Sets all folds from the values; with a tree all its edges too, faster than link one by one. */
  build(tree?: RootedTree): void {
    for (let x = 1; x <= this.n; x++) this.pull(x);
    if (tree === undefined) return;
    if (tree.n !== this.n || this.links.some((word) => word !== 0)) {
      throw new RangeError(`SlotLinkCutTree.build: expected a tree of ${this.n} and no edges yet`);
    }
    for (let v = 0; v < this.n; v++) this.links[4 * v + 4 + UP] = tree.parent[v]! + 1;
  }

  /** Sets the folds with vertex v, after a change of its value. */
  update(v: number): void {
    this.check("update", v, v);
    this.expose(v + 1);
    this.pull(v + 1);
  }

  /** Adds the edge u v. RangeError if they are connected already. */
  link(u: number, v: number): void {
    this.check("link", u, v);
    this.makeRoot(u + 1);
    this.expose(v + 1);
    if (u === v || this.links[4 * u + 4 + UP] !== 0) {
      throw new RangeError(`SlotLinkCutTree.link: ${u} and ${v} are connected already`);
    }
    this.links[4 * u + 4 + UP] = v + 1;
  }

  /** Removes the edge u v. RangeError if there is none. */
  cut(u: number, v: number): void {
    this.check("cut", u, v);
    const { links } = this;
    this.makeRoot(u + 1);
    this.expose(v + 1);
    // The exposed path is u … v by depth; with an edge u v nothing stands between.
    if (links[4 * v + 4 + LEFT] !== u + 1 || links[4 * u + 4 + RIGHT] !== 0) {
      throw new RangeError(`SlotLinkCutTree.cut: there is no edge between ${u} and ${v}`);
    }
    links[4 * v + 4 + LEFT] = 0;
    links[4 * u + 4 + UP] = 0;
    this.pull(v + 1);
  }

  isConnected(u: number, v: number): boolean {
    this.check("isConnected", u, v);
    this.expose(u + 1);
    this.expose(v + 1);
    return u === v || this.links[4 * u + 4 + UP] !== 0;
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

  /** Makes the path from the root to x one splay tree, with x at its top and nothing below x. */
  private expose(x: number): void {
    const { links } = this;
    let below = 0;
    for (let path = x; path !== 0; path = links[4 * path + UP]!) {
      this.splay(path);
      links[4 * path + RIGHT] = below;
      this.pull(path);
      below = path;
    }
    this.splay(x);
  }

  private makeRoot(x: number): void {
    this.expose(x);
    this.turn(x);
    this.push(x);
  }

  private turn(x: number): void {
    const { folds } = this;
    const down = folds[2 * x]!;
    folds[2 * x] = folds[2 * x + 1]!;
    folds[2 * x + 1] = down;
    this.links[4 * x + TURN]! ^= 1;
  }

  private push(x: number): void {
    const { links } = this;
    if (links[4 * x + TURN] === 0) return;
    const one = links[4 * x + LEFT]!;
    const other = links[4 * x + RIGHT]!;
    links[4 * x + LEFT] = other;
    links[4 * x + RIGHT] = one;
    links[4 * x + TURN] = 0;
    if (one !== 0) this.turn(one);
    if (other !== 0) this.turn(other);
  }

  private pull(x: number): void {
    const { links, folds } = this;
    const left = links[4 * x + LEFT]!;
    const right = links[4 * x + RIGHT]!;
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

  /** Lifts x to the top of its splay tree. */
  private splay(x: number): void {
    const { links } = this;
    this.push(x);
    for (;;) {
      const y = links[4 * x + UP]!;
      if (y === 0 || (links[4 * y + LEFT] !== x && links[4 * y + RIGHT] !== x)) return;
      const z = links[4 * y + UP]!;
      if (z === 0 || (links[4 * z + LEFT] !== y && links[4 * z + RIGHT] !== y)) {
        this.push(y);
        this.push(x);
        this.rotate(x);
        return;
      }
      this.push(z);
      this.push(y);
      this.push(x);
      const isStraight = (links[4 * y + LEFT] === x) === (links[4 * z + LEFT] === y);
      this.rotate(isStraight ? y : x);
      this.rotate(x);
    }
  }

  /** Lifts x above its parent in the splay tree. */
  private rotate(x: number): void {
    const { links, folds } = this;
    const y = links[4 * x + UP]!;
    const z = links[4 * y + UP]!;
    if (z !== 0) {
      if (links[4 * z + LEFT] === y) links[4 * z + LEFT] = x;
      else if (links[4 * z + RIGHT] === y) links[4 * z + RIGHT] = x;
    }
    const side = links[4 * y + LEFT] === x ? LEFT : RIGHT; // of x below y
    const other = side ^ 1;
    const middle = links[4 * x + other]!;
    links[4 * y + side] = middle;
    links[4 * x + other] = y;
    if (middle !== 0) links[4 * middle + UP] = y;
    links[4 * y + UP] = x;
    links[4 * x + UP] = z;
    // x has the vertices that y had before, so it takes y's folds.
    for (let at = 0; at < 2; at++) {
      const fold = folds[2 * x + at]!;
      folds[2 * x + at] = folds[2 * y + at]!;
      folds[2 * y + at] = fold;
    }
    this.pull(y);
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `SlotLinkCutTree.${method}: vertices must be in [0, ${n}), got ${Object.is(u, v) ? u : `${u}, ${v}`}`,
      );
    }
  }
}

// The words of a node. A side of a node is LEFT or RIGHT; the other side is side ^ 1.
const LEFT = 0;
const RIGHT = 1;
const UP = 2;
const TURN = 3;
