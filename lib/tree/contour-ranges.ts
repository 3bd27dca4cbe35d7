/**
 * ContourRanges: the vertices at some distances from a vertex of a tree ("contour") as few ranges of places,
 * for any structure on an array whose values can be subtracted.
 *
 * Use     const ranges = new ContourRanges(graph); const sums = new FenwickTree(ranges.size); let sum = 0;
 *         ranges.places(v, (place) => sums.add(place, x));
 *         ranges.contour(u, l, r, (i, j, sign) => (sum += sign * sums.sum(i, j)))
 * Time    O(n log n) to build; O(log n) ranges for a contour, O(log n) places for a vertex
 * Space   8 log2 n bytes a vertex and 24 more
 * Limits  n in [1, 2^24]; at most 2 n log2 n places, few where the tree is not deep
 * Errors  RangeError if the graph is not a tree, or too large; a vertex outside; bad distances
 * Source  centroid decomposition with arrays by distance: folklore, own code
 * Tested  contour-ranges.test.ts: against distances; verify: Library Checker
 *         vertex_add_range_contour_sum_on_tree and vertex_get_range_contour_add_on_tree
 *
 * A vertex has a place in the array of each centroid c of whose part it is, by its distance from c, and
 * one in the array of each part but the whole, by its distance from the centroid that cut the part off.
 * Ranges of a part are subtracted: c's own array has counted these vertices already.
 *
 *   Add to v, sum a contour: places(v, (p) => t.add(p, x)); contour(v, l, r, (i, j, sign) => s += sign * t.sum(i, j))
 *   Add to a contour, read v: contour(v, l, r, (i, j, sign) => { t.add(i, sign * x); t.add(j, -sign * x); })
 *                             and places(v, (p) => s += t.sum(0, p + 1))
 */
import { type Csr, checkUndirected } from "../graph/csr";
import { centroidDecomposition } from "./centroid-decomposition";

export class ContourRanges {
  readonly n: number;
  /** How many places there are; a range may end at `size`. */
  readonly size: number;
  private readonly level: Int32Array;
  private readonly parent: Int32Array;
  /** The places of v for the centroid of level k: at k n + v in its array, and in that of its part. */
  private readonly whole: Int32Array;
  private readonly part: Int32Array;
  /** By centroid: its array is [bounds[4 c], bounds[4 c + 1]), that of its part the next two. */
  private readonly bounds: Int32Array;

  constructor(graph: Csr) {
    checkUndirected(graph, "ContourRanges");
    const { n, start, head } = graph;
    if (n > 2 ** 24) throw new RangeError(`ContourRanges: n must be at most 2^24, got ${n}`);
    const { level, parent, order } = centroidDecomposition(graph, "ContourRanges");
    let levels = 0;
    for (let v = 0; v < n; v++) levels = Math.max(levels, level[v]! + 1);
    const whole = new Int32Array(levels * n);
    const part = new Int32Array(levels * n);
    const bounds = new Int32Array(4 * n);
    const queue = new Int32Array(n);
    const from = new Int32Array(n);
    const distance = new Int32Array(n);
    let length = 0;
    for (const c of order) {
      const row = level[c]! * n;
      let put = 1;
      let deepest = 0;
      queue[0] = c;
      distance[c] = 0;
      for (let arc = start[c]!; arc < start[c + 1]!; arc++) {
        if (level[head[arc]!]! < level[c]!) continue;
        const first = put;
        queue[put++] = head[arc]!;
        from[head[arc]!] = c;
        distance[head[arc]!] = 1;
        for (let taken = first; taken < put; taken++) {
          const v = queue[taken]!;
          for (let next = start[v]!; next < start[v + 1]!; next++) {
            const w = head[next]!;
            if (w === from[v] || level[w]! < level[c]!) continue;
            from[w] = v;
            distance[w] = distance[v]! + 1;
            queue[put++] = w;
          }
        }
        const depth = distance[queue[put - 1]!]!;
        // All vertices of the branch take the bounds; its centroid is the one that keeps them.
        for (let at = first; at < put; at++) {
          const v = queue[at]!;
          part[row + n + v] = length + distance[v]!;
          bounds[4 * v + 2] = length;
          bounds[4 * v + 3] = length + depth + 1;
        }
        length += depth + 1;
        deepest = Math.max(deepest, depth);
      }
      for (let at = 0; at < put; at++) whole[row + queue[at]!] = length + distance[queue[at]!]!;
      bounds[4 * c] = length;
      length += deepest + 1;
      bounds[4 * c + 1] = length;
    }
    this.n = n;
    this.size = length;
    this.level = level;
    this.parent = parent;
    this.whole = whole;
    this.part = part;
    this.bounds = bounds;
  }

  /** Calls visit for each place of v. */
  places(v: number, visit: (place: number) => void): void {
    this.check("places", v);
    for (let at = v; at < (this.level[v]! + 1) * this.n; at += this.n) {
      visit(this.whole[at]!);
      if (at !== v) visit(this.part[at]!);
    }
  }

  /**
   * Calls visit(from, to, sign) for ranges of places: each vertex whose distance from v is in [l, r) has
   * one more place in those with sign 1 than in those with sign -1, each other vertex as many.
   */
  contour(
    v: number,
    l: number,
    r: number,
    visit: (from: number, to: number, sign: number) => void,
  ): void {
    this.check("contour", v);
    if (!(Number.isInteger(l) && Number.isInteger(r) && l >= 0 && l <= r)) {
      throw new RangeError(`ContourRanges.contour: expected integers 0 ≤ l ≤ r, got ${l}, ${r}`);
    }
    const { n } = this;
    for (let c = v; c !== -1; c = this.parent[c]!) {
      const at = this.level[c]! * n + v;
      for (let side = 0; side < (this.parent[c] === -1 ? 2 : 4); side += 2) {
        const first = this.bounds[4 * c + side]!;
        const place = side === 0 ? this.whole[at]! : this.part[at]!;
        // v is place - first away, the vertices at place p are p - first away.
        const from = Math.max(first, 2 * first - place + l);
        const to = Math.min(this.bounds[4 * c + side + 1]!, 2 * first - place + r);
        if (from < to) visit(from, to, 1 - side);
      }
    }
  }

  private check(method: string, v: number): void {
    if (v >>> 0 !== v || v >= this.n) {
      throw new RangeError(`ContourRanges.${method}: vertices must be in [0, ${this.n}), got ${v}`);
    }
  }
}
