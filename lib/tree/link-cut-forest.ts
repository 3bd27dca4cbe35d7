/**
 * LinkCutForest: base of forests whose edges come and go; a subclass says what is known of paths or subtrees.
 *
 * Use     class Plain extends LinkCutForest { pull() {} }
 *         const forest = new Plain(n); forest.link(u, v); forest.same(u, v); forest.cut(u, v)
 * Time    O(log n) amortised for every method
 * Space   16 bytes a vertex and what the subclass keeps
 * Limits  n in [0, 2^28)
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391; with splay
 *         trees, J. ACM 32 (1985), 652-686
 * Tested  link-cut-forest.test.ts: against walks along a list of edges; what extends it has its own tests
 *
 * Vertex v is node v + 1; 0 is no node. Each path of a partition of the forest is a splay tree by depth; UP
 * of its root is the node above the path. LinkCutTree, for sums along paths, is faster by itself.
 */
import type { RootedTree } from "./rooted-tree";

export abstract class LinkCutForest {
  readonly n: number;
  /** Four words a node: LEFT, RIGHT, UP and TURN: bit 0, the children are to be exchanged; others are a subclass's. */
  protected readonly links: Int32Array;

  /** The class that errors name. */
  private readonly title: string;

  constructor(n: number, title = "LinkCutForest") {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 28) {
      throw new RangeError(`${title}: n must be an integer in [0, 2^28), got ${n}`);
    }
    this.n = n;
    this.title = title;
    this.links = new Int32Array(4 * n + 4);
  }

  /** What is known of a node's splay subtree, from the node and its children, of which either may be 0. */
  protected abstract pull(x: number, left: number, right: number): void;

  /** Called when the splay subtree of x is turned round. */
  protected turned(_x: number): void {}

  /** Called when x has taken the place of y, its parent, before pull(y). */
  protected lifted(_x: number, _y: number): void {}

  /** Called on the way down through x: passes what waits there on to the children. */
  protected push(_x: number, _left: number, _right: number): void {}

  /** Called when the path below x changes: `old` hangs from x from now on, `next` no longer does. */
  protected changed(_x: number, _old: number, _next: number): void {}

  /** Adds the edge u v. RangeError if they are connected already. */
  link(u: number, v: number): void {
    this.check("link", u, v);
    const { links } = this;
    this.makeRoot(u + 1);
    this.expose(v + 1);
    if (u === v || links[4 * u + 4 + UP] !== 0) {
      throw new RangeError(`${this.title}.link: ${u} and ${v} are connected already`);
    }
    links[4 * u + 4 + UP] = v + 1;
    this.changed(v + 1, u + 1, 0);
    this.pull(v + 1, links[4 * v + 4 + LEFT]!, 0);
  }

  /** Removes the edge u v. RangeError if there is none. */
  cut(u: number, v: number): void {
    this.exposeEdge("cut", u, v);
    const { links } = this;
    links[4 * v + 4 + LEFT] = 0;
    links[4 * u + 4 + UP] = 0;
    this.pull(v + 1, 0, 0);
  }

  same(u: number, v: number): boolean {
    this.check("same", u, v);
    this.expose(u + 1);
    this.expose(v + 1);
    return u === v || this.links[4 * u + 4 + UP] !== 0;
  }

  /** For vertices without edges as yet: gives them those of a tree. O(n). */
  protected plant(tree: RootedTree): void {
    const { n, links } = this;
    if (tree.n !== n || links.some((word) => word !== 0)) {
      throw new RangeError(`${this.title}: expected a tree of ${n} vertices and no edges yet`);
    }
    for (let at = n - 1; at > 0; at--) {
      const v = tree.order[at]!;
      const up = tree.parent[v]! + 1;
      links[4 * v + 4 + UP] = up;
      this.changed(up, v + 1, 0);
      this.pull(up, 0, 0);
    }
  }

  /** u is the root, v the top of the splay tree of a path u v. RangeError if there is no such edge. */
  protected exposeEdge(method: string, u: number, v: number): void {
    this.check(method, u, v);
    const { links } = this;
    this.makeRoot(u + 1);
    this.expose(v + 1);
    // The exposed path is u … v by depth; with an edge u v nothing stands between.
    if (links[4 * v + 4 + LEFT] !== u + 1 || links[4 * u + 4 + RIGHT] !== 0) {
      throw new RangeError(`${this.title}.${method}: there is no edge between ${u} and ${v}`);
    }
  }

  /** Makes the path from the root to x one splay tree, with x at its top and nothing below x. */
  protected expose(x: number): void {
    const { links } = this;
    let below = 0;
    for (let path = x; path !== 0; path = links[4 * path + UP]!) {
      this.splay(path);
      this.changed(path, links[4 * path + RIGHT]!, below);
      links[4 * path + RIGHT] = below;
      below = path;
    }
    // Pulls all nodes above x, whose right children have changed.
    this.splay(x);
    this.pull(x, links[4 * x + LEFT]!, 0);
  }

  protected makeRoot(x: number): void {
    this.expose(x);
    this.turn(x);
    this.enter(x);
  }

  private turn(x: number): void {
    this.links[4 * x + TURN]! ^= 1;
    this.turned(x);
  }

  private enter(x: number): void {
    const { links } = this;
    if ((links[4 * x + TURN]! & 1) === 1) {
      const left = links[4 * x + LEFT]!;
      const right = links[4 * x + RIGHT]!;
      links[4 * x + LEFT] = right;
      links[4 * x + RIGHT] = left;
      links[4 * x + TURN]! ^= 1;
      if (left !== 0) this.turn(left);
      if (right !== 0) this.turn(right);
    }
    this.push(x, links[4 * x + LEFT]!, links[4 * x + RIGHT]!);
  }

  /** Lifts x to the top of its splay tree. */
  private splay(x: number): void {
    const { links } = this;
    this.enter(x);
    for (;;) {
      const y = links[4 * x + UP]!;
      if (y === 0 || (links[4 * y + LEFT] !== x && links[4 * y + RIGHT] !== x)) return;
      const z = links[4 * y + UP]!;
      if (z === 0 || (links[4 * z + LEFT] !== y && links[4 * z + RIGHT] !== y)) {
        this.enter(y);
        this.enter(x);
        this.rotate(x);
        return;
      }
      this.enter(z);
      this.enter(y);
      this.enter(x);
      const isStraight = (links[4 * y + LEFT] === x) === (links[4 * z + LEFT] === y);
      this.rotate(isStraight ? y : x);
      this.rotate(x);
    }
  }

  /** Lifts x above its parent in the splay tree. */
  private rotate(x: number): void {
    const { links } = this;
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
    this.lifted(x, y);
    this.pull(y, links[4 * y + LEFT]!, links[4 * y + RIGHT]!);
  }

  protected check(method: string, u: number, v = u): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `${this.title}.${method}: vertices must be in [0, ${n}), got ${Object.is(u, v) ? u : `${u}, ${v}`}`,
      );
    }
  }
}

// The words of a node. A side of a node is LEFT or RIGHT; the other side is side ^ 1.
export const LEFT = 0;
export const RIGHT = 1;
export const UP = 2;
export const TURN = 3;
