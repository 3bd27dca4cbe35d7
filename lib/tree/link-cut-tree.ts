/**
 * LinkCutTree: a forest whose edges come and go, with sums of values along paths.
 *
 * Use     const forest = new LinkCutTree(n, values); forest.link(u, v); forest.same(u, v); forest.pathSum(u, v);
 *         forest.add(v, x); forest.cut(u, v)
 * Time    O(log n) amortised for every method
 * Space   32 bytes a vertex
 * Limits  n in [0, 2^28); sums are exact while below 2^53
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, no path
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391; with splay
 *         trees, J. ACM 32 (1985), 652-686
 * Tested  programs.test.ts: against a search; link-cut-tree.test.ts: long paths; verify: Library Checker
 *         dynamic_tree_vertex_add_path_sum
 */
import { checkFinite } from "../range/check-range";

export class LinkCutTree {
  readonly n: number;
  // Each path of a partition of the forest is a splay tree by depth; `up` of its root is the vertex
  // above the path. A vertex that is turned has its whole splay subtree mirrored.
  //
  // The vertex v is x = 4 (v + 1) inside; 0 is no vertex. What a vertex has stands side by side, so that
  // a step touches few cache lines: links[x] and links[x + 1] are its children, links[x + 2] is up,
  // links[x + 3] is 1 if it is turned; numbers[x / 2] is its value, numbers[x / 2 + 1] the sum.
  private readonly links: Int32Array;
  private readonly numbers: Float64Array;

  /** n vertices without edges, with these values or 0. */
  constructor(n: number, values?: ArrayLike<number>) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 28) {
      throw new RangeError(`LinkCutTree: n must be an integer in [0, 2^28), got ${n}`);
    }
    if (values !== undefined && values.length !== n) {
      throw new RangeError(`LinkCutTree: expected ${n} values, got ${values.length}`);
    }
    this.n = n;
    this.links = new Int32Array(4 * n + 4);
    this.numbers = new Float64Array(2 * n + 2);
    for (let v = 0; values !== undefined && v < n; v++) {
      checkFinite("LinkCutTree", +values[v]!, v);
      this.numbers[2 * v + 2] = values[v]!;
      this.numbers[2 * v + 3] = values[v]!;
    }
  }

  /** Adds the edge u v. RangeError if they are connected already. */
  link(u: number, v: number): void {
    this.check("link", u, v);
    const x = 4 * u + 4;
    const y = 4 * v + 4;
    this.makeRoot(x);
    this.expose(y);
    if (u === v || this.links[x + 2] !== 0) {
      throw new RangeError(`LinkCutTree.link: ${u} and ${v} are connected already`);
    }
    this.links[x + 2] = y;
  }

  /** Removes the edge u v. RangeError if there is none. */
  cut(u: number, v: number): void {
    this.check("cut", u, v);
    const { links } = this;
    const x = 4 * u + 4;
    const y = 4 * v + 4;
    this.makeRoot(x);
    this.expose(y);
    // The exposed path is u … v by depth; with an edge u v nothing stands between.
    if (links[y] !== x || links[x + 1] !== 0) {
      throw new RangeError(`LinkCutTree.cut: there is no edge between ${u} and ${v}`);
    }
    links[y] = 0;
    links[x + 2] = 0;
    this.pull(y);
  }

  same(u: number, v: number): boolean {
    this.check("same", u, v);
    if (u === v) return true;
    this.expose(4 * u + 4);
    this.expose(4 * v + 4);
    return this.links[4 * u + 6] !== 0;
  }

  /** The value of v. O(1). */
  get(v: number): number {
    this.check("get", v, v);
    return this.numbers[2 * v + 2]!;
  }

  /** Adds x to the value of v. */
  add(v: number, x: number): void {
    this.check("add", v, v);
    checkFinite("LinkCutTree.add", x);
    this.expose(4 * v + 4);
    this.numbers[2 * v + 2]! += x;
    this.pull(4 * v + 4);
  }

  /** The sum of the values from u to v, both included. RangeError if they are not connected. */
  pathSum(u: number, v: number): number {
    this.check("pathSum", u, v);
    this.makeRoot(4 * u + 4);
    this.expose(4 * v + 4);
    if (u !== v && this.links[4 * u + 6] === 0) {
      throw new RangeError(`LinkCutTree.pathSum: ${u} and ${v} are not connected`);
    }
    return this.numbers[2 * v + 3]!;
  }

  /** Makes the path from the root to x one splay tree, with x at its top and nothing below x. */
  private expose(x: number): void {
    const { links } = this;
    let below = 0;
    for (let path = x; path !== 0; path = links[path + 2]!) {
      this.splay(path);
      links[path + 1] = below;
      this.pull(path);
      below = path;
    }
    this.splay(x);
  }

  private makeRoot(x: number): void {
    this.expose(x);
    this.links[x + 3]! ^= 1;
    this.push(x);
  }

  /** Mirrors the children of x if it is turned. */
  private push(x: number): void {
    const { links } = this;
    if (links[x + 3] === 0) return;
    const one = links[x]!;
    const other = links[x + 1]!;
    links[x] = other;
    links[x + 1] = one;
    links[x + 3] = 0;
    links[one + 3]! ^= 1;
    links[other + 3]! ^= 1;
    links[3] = 0;
  }

  private pull(x: number): void {
    const { links, numbers } = this;
    const at = x >> 1;
    numbers[at + 1] =
      numbers[at]! + numbers[(links[x]! >> 1) + 1]! + numbers[(links[x + 1]! >> 1) + 1]!;
  }

  /** Lifts x to the top of its splay tree. */
  private splay(x: number): void {
    const { links } = this;
    this.push(x);
    for (;;) {
      const y = links[x + 2]!;
      if (links[y] !== x && links[y + 1] !== x) return;
      const z = links[y + 2]!;
      if (links[z] !== y && links[z + 1] !== y) {
        this.push(y);
        this.push(x);
        this.rotate(x);
        return;
      }
      this.push(z);
      this.push(y);
      this.push(x);
      const isStraight = (links[y] === x) === (links[z] === y);
      this.rotate(isStraight ? y : x);
      this.rotate(x);
    }
  }

  /** Lifts x above its parent in the splay tree. */
  private rotate(x: number): void {
    const { links, numbers } = this;
    const y = links[x + 2]!;
    const z = links[y + 2]!;
    if (links[z] === y) links[z] = x;
    else if (links[z + 1] === y) links[z + 1] = x;
    const side = +(links[y] !== x); // of x below y
    const middle = links[x + 1 - side]!;
    links[y + side] = middle;
    links[x + 1 - side] = y;
    links[middle + 2] = y; // that of 0 is not read
    links[y + 2] = x;
    links[x + 2] = z;
    numbers[(x >> 1) + 1] = numbers[(y >> 1) + 1]!; // the same vertices as before
    this.pull(y);
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `LinkCutTree.${method}: vertices must be in [0, ${n}), got ${Object.is(u, v) ? u : `${u}, ${v}`}`,
      );
    }
  }
}
