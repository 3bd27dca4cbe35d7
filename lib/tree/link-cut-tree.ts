/**
 * LinkCutTree: a forest whose edges come and go, with sums of values along paths.
 *
 * Time    O(log n) amortised for every method
 * Space   29 bytes a vertex
 * Limits  n in [0, 2^30); sums are exact while below 2^53
 * Errors  RangeError for a bad n or vertex, an edge that closes a cycle or is not there, no path
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391; with splay
 *         trees, J. ACM 32 (1985), 652-686
 * Tested  link-cut-tree.test.ts: against searches in small forests, a path of 10^6;
 *         verify: Library Checker dynamic_tree_vertex_add_path_sum
 *
 * Each path of a partition of the forest is a splay tree by depth; `up` of its root is the vertex
 * above the path. A vertex with isTurned has its whole splay subtree mirrored. 0 is no vertex: the
 * vertex v is v + 1 inside.
 */
export class LinkCutTree {
  readonly n: number;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly up: Int32Array;
  private readonly isTurned: Uint8Array;
  private readonly value: Float64Array;
  private readonly sum: Float64Array;

  /** n vertices without edges, with these values or 0. */
  constructor(n: number, values?: ArrayLike<number>) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`LinkCutTree: n must be an integer in [0, 2^30), got ${n}`);
    }
    if (values !== undefined && values.length !== n) {
      throw new RangeError(`LinkCutTree: expected ${n} values, got ${values.length}`);
    }
    this.n = n;
    this.left = new Int32Array(n + 1);
    this.right = new Int32Array(n + 1);
    this.up = new Int32Array(n + 1);
    this.isTurned = new Uint8Array(n + 1);
    this.value = new Float64Array(n + 1);
    for (let v = 0; values !== undefined && v < n; v++) this.value[v + 1] = values[v]!;
    this.sum = this.value.slice();
  }

  /** Adds the edge u v. RangeError if they are connected already. */
  link(u: number, v: number): void {
    this.check("link", u, v);
    this.makeRoot(u + 1);
    this.expose(v + 1);
    if (u === v || this.up[u + 1] !== 0) {
      throw new RangeError(`LinkCutTree.link: ${u} and ${v} are connected already`);
    }
    this.up[u + 1] = v + 1;
  }

  /** Removes the edge u v. RangeError if there is none. */
  cut(u: number, v: number): void {
    this.check("cut", u, v);
    const { left, right, up } = this;
    this.makeRoot(u + 1);
    this.expose(v + 1);
    // The exposed path is u … v by depth; with an edge u v nothing stands between.
    const isBelow = u !== v && left[v + 1] === u + 1;
    if (isBelow) this.push(u + 1);
    if (!isBelow || right[u + 1] !== 0) {
      throw new RangeError(`LinkCutTree.cut: there is no edge between ${u} and ${v}`);
    }
    left[v + 1] = 0;
    up[u + 1] = 0;
    this.pull(v + 1);
  }

  isConnected(u: number, v: number): boolean {
    this.check("isConnected", u, v);
    if (u === v) return true;
    this.expose(u + 1);
    this.expose(v + 1);
    return this.up[u + 1] !== 0;
  }

  /** The value of v. O(1). */
  get(v: number): number {
    this.check("get", v, v);
    return this.value[v + 1]!;
  }

  /** Adds x to the value of v. */
  add(v: number, x: number): void {
    this.check("add", v, v);
    this.expose(v + 1);
    this.value[v + 1]! += x;
    this.pull(v + 1);
  }

  /** The sum of the values from u to v, both included. RangeError if they are not connected. */
  pathSum(u: number, v: number): number {
    this.check("pathSum", u, v);
    this.makeRoot(u + 1);
    this.expose(v + 1);
    if (u !== v && this.up[u + 1] === 0) {
      throw new RangeError(`LinkCutTree.pathSum: ${u} and ${v} are not connected`);
    }
    return this.sum[v + 1]!;
  }

  /** Makes the path from the root to x one splay tree, with x at its top and nothing below x. */
  private expose(x: number): void {
    const { right, up } = this;
    let below = 0;
    for (let path = x; path !== 0; path = up[path]!) {
      this.splay(path);
      right[path] = below;
      this.pull(path);
      below = path;
    }
    this.splay(x);
  }

  private makeRoot(x: number): void {
    this.expose(x);
    this.isTurned[x]! ^= 1;
    this.push(x);
  }

  /** Mirrors the children of x if it is turned. */
  private push(x: number): void {
    if (this.isTurned[x] === 0) return;
    const { left, right, isTurned } = this;
    const one = left[x]!;
    const other = right[x]!;
    left[x] = other;
    right[x] = one;
    isTurned[x] = 0;
    isTurned[one]! ^= 1;
    isTurned[other]! ^= 1;
    isTurned[0] = 0;
  }

  private pull(x: number): void {
    const { sum } = this;
    sum[x] = this.value[x]! + sum[this.left[x]!]! + sum[this.right[x]!]!;
  }

  private isTop(x: number): boolean {
    const above = this.up[x]!;
    return this.left[above] !== x && this.right[above] !== x;
  }

  private splay(x: number): void {
    const { left, up } = this;
    this.push(x);
    while (!this.isTop(x)) {
      const y = up[x]!;
      if (this.isTop(y)) {
        this.push(y);
        this.push(x);
        this.rotate(x);
        return;
      }
      const z = up[y]!;
      this.push(z);
      this.push(y);
      this.push(x);
      const isStraight = (left[y] === x) === (left[z] === y);
      this.rotate(isStraight ? y : x);
      this.rotate(x);
    }
  }

  /** Lifts x above its parent in the splay tree. */
  private rotate(x: number): void {
    const { left, right, up } = this;
    const y = up[x]!;
    const z = up[y]!;
    if (left[z] === y) left[z] = x;
    else if (right[z] === y) right[z] = x;
    if (left[y] === x) {
      const middle = right[x]!;
      left[y] = middle;
      right[x] = y;
      if (middle !== 0) up[middle] = y;
    } else {
      const middle = left[x]!;
      right[y] = middle;
      left[x] = y;
      if (middle !== 0) up[middle] = y;
    }
    up[y] = x;
    up[x] = z;
    this.pull(y);
    this.pull(x);
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `LinkCutTree.${method}: vertices must be in [0, ${n}), got ${u === v ? u : `${u}, ${v}`}`,
      );
    }
  }
}
