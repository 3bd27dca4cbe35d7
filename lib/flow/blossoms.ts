/**
 * Blossoms: vertices in nested odd rings, each ring matched but for one vertex, and what is outermost.
 *
 * Use     const blossoms = new Blossoms(n)
 * Time    close and open O(vertices inside); settle O(ring); childOf O(depth); settleAll O(n)
 * Space   56 bytes a vertex
 * Limits  n < 2^30; what the methods are given is not checked: it comes from weightedMatching; not checked
 *         to be numbers: Blossoms.link(node, tail, far)
 * Errors  RangeError for a bad n
 * Source  J. Edmonds, Canad. J. Math. 17 (1965), 449-467; rings as linked lists: own code
 * Tested  blossoms.test.ts: rings of rings, matched from each vertex;
 *         verify: Library Checker general_weighted_matching
 *
 * Nodes are the vertices 0 … n - 1 and the blossoms n … n + n/2 - 1. The vertices of a node are a
 * list: first[node], order[first[node]], …, last[node]; that of an outermost node ends with -1.
 */
export class Blossoms {
  /** By vertex: the outermost node that holds it. */
  readonly top: Int32Array;
  /** By vertex: its partner or -1; inside a blossom out of date until `settle`. */
  readonly mate: Int32Array;
  readonly order: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** By node: its vertex that is matched outside it, or with none. */
  readonly base: Int32Array;
  /** By node: the binary logarithm of the number of vertices, rounded down. */
  readonly rank: Uint8Array;
  /** By node in a ring: the next one; the edge there goes from `tail` in this node to `far`. */
  readonly next: Int32Array;
  readonly tail: Int32Array;
  readonly far: Int32Array;
  /** By node: the blossom round it, or -1. */
  private readonly outer: Int32Array;
  /** Blossoms not in use, `spareCount` of them. */
  private readonly spare: Int32Array;
  private spareCount = 0;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`Blossoms: n must be an integer in [0, 2^30), got ${n}`);
    }
    const nodes = n + (n >> 1);
    this.top = new Int32Array(n);
    this.mate = new Int32Array(n).fill(-1);
    this.order = new Int32Array(n).fill(-1);
    this.first = new Int32Array(nodes);
    this.last = new Int32Array(nodes);
    this.base = new Int32Array(nodes);
    this.rank = new Uint8Array(nodes);
    this.next = new Int32Array(nodes);
    this.tail = new Int32Array(nodes);
    this.far = new Int32Array(nodes);
    this.outer = new Int32Array(nodes).fill(-1);
    this.spare = new Int32Array(n >> 1);
    for (let v = 0; v < n; v++) {
      this.top[v] = v;
      this.first[v] = v;
      this.last[v] = v;
      this.base[v] = v;
    }
    for (let b = nodes - 1; b >= n; b--) this.spare[this.spareCount++] = b;
  }

  /** The node next to `node` in a ring to be closed, by the edge tail → far. */
  link(node: number, tail: number, far: number): void {
    this.next[node] = this.top[far]!;
    this.tail[node] = tail;
    this.far[node] = far;
  }

  /** A blossom of the outermost nodes in the ring from `stem`, whose base becomes that of all. */
  close(stem: number): number {
    const { top, order, first, last, next, outer } = this;
    const b = this.spare[--this.spareCount]!;
    let size = 0;
    let end = -1;
    let child = stem;
    do {
      outer[child] = b;
      if (end >= 0) order[end] = first[child]!;
      end = last[child]!;
      for (let v = first[child]!; v >= 0; v = order[v]!) {
        top[v] = b;
        size++;
      }
      child = next[child]!;
    } while (child !== stem);
    first[b] = first[stem]!;
    last[b] = end;
    this.base[b] = this.base[stem]!;
    this.rank[b] = 31 - Math.clz32(size);
    return b;
  }

  /** The node in the ring of a blossom that holds the vertex. */
  childOf(b: number, vertex: number): number {
    let node = vertex;
    while (this.outer[node] !== b) node = this.outer[node]!;
    return node;
  }

  /** Matches the nodes of the ring in pairs, from the one with the base of the blossom, which it returns. */
  private settle(b: number): number {
    const { mate, base, next, tail, far } = this;
    const stem = this.childOf(b, base[b]!);
    base[stem] = base[b]!;
    for (let one = next[stem]!; one !== stem; ) {
      const other = next[one]!;
      base[one] = tail[one]!;
      base[other] = far[one]!;
      mate[base[one]!] = base[other]!;
      mate[base[other]!] = base[one]!;
      one = next[other]!;
    }
    return stem;
  }

  /** Settles an outermost blossom and makes the nodes of its ring outermost; returns the stem. */
  open(b: number): number {
    const { top, order, first, last, next, outer } = this;
    const stem = this.settle(b);
    let child = stem;
    do {
      outer[child] = -1;
      order[last[child]!] = -1;
      for (let v = first[child]!; v >= 0; v = order[v]!) top[v] = child;
      child = next[child]!;
    } while (child !== stem);
    this.spare[this.spareCount++] = b;
    return stem;
  }

  /** Turns the ring round. */
  turn(stem: number): void {
    const { next, tail, far } = this;
    let node = stem;
    let ahead = next[stem]!;
    let oldTail = tail[stem]!;
    let oldFar = far[stem]!;
    do {
      const after = next[ahead]!;
      const [t, f] = [tail[ahead]!, far[ahead]!];
      next[ahead] = node;
      tail[ahead] = oldFar;
      far[ahead] = oldTail;
      [oldTail, oldFar] = [t, f];
      node = ahead;
      ahead = after;
    } while (node !== stem);
  }

  /** Opens all blossoms, so `mate` holds for all vertices. */
  settleAll(): void {
    const { top } = this;
    for (let v = 0; v < top.length; v++) while (top[v] !== v) this.open(top[v]!);
  }
}
