/**
 * TriangleCounts: how many of m points lie strictly inside triangles with corners among n others.
 *
 * Use     const counts = new TriangleCounts(x, y, Int32Array.of(1, 2), Int32Array.of(1, 3)); counts.count(0, 1, 2)
 * Time    n^2 m / 2 orientations once, n = m = 500 in about 0.4 s; O(1) a triangle
 * Space   8 bytes a pair of corners
 * Limits  integers within ±2^50, n in [0, 4096]; points on the border do not count, flat triangles hold none
 * Errors  RangeError: too many corners, columns of different lengths, a coordinate that is no integer or
 *         too large, an index outside
 * Source  counts below each edge: folklore, own code
 * Tested  programs.test.ts: against triangle-counts.twin.ts; triangle-counts.test.ts; verify: library-checker
 *         count_points_in_triangle (no official cases were at hand: the twin is the proof)
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";

export class TriangleCounts {
  private readonly n: number;
  private readonly x: Coordinates;
  private readonly y: Coordinates;
  /** The place of each corner from left to right, of equal x from below. */
  private readonly rank: Int32Array;
  /** For i before j: the points below the edge with x in [x_i, x_j); on one upright, those inside it. */
  private readonly below: Int32Array;
  /** The same, and those on the edge. */
  private readonly notAbove: Int32Array;
  /** How many points stand at a corner. */
  private readonly equal: Int32Array;

  /** The corners (x, y) and the points (px, py). */
  constructor(x: Coordinates, y: Coordinates, px: Coordinates, py: Coordinates) {
    checkPoints("TriangleCounts", x, y);
    checkPoints("TriangleCounts", px, py);
    const n = x.length;
    if (n > 4096) throw new RangeError(`TriangleCounts: expected at most 4096 corners, got ${n}`);
    this.n = n;
    this.x = x;
    this.y = y;
    this.rank = new Int32Array(n);
    this.below = new Int32Array(n * n);
    this.notAbove = new Int32Array(n * n);
    this.equal = new Int32Array(n);
    const order = pointOrder(x, y);
    order.forEach((corner, at) => {
      this.rank[corner] = at;
    });
    // The points from left to right, so that an edge meets a range of them.
    const points = pointOrder(px, py);
    const sortedX = Float64Array.from(points, (point) => px[point]!);
    const sortedY = Float64Array.from(points, (point) => py[point]!);
    let from = 0;
    for (let at = 0; at < n; at++) {
      while (sortedX[from]! < x[order[at]!]!) from++;
      for (let next = at; next < n; next++) {
        this.fill(order[at]!, order[next]!, sortedX, sortedY, from);
      }
    }
  }

  /** How many points lie strictly inside the triangle of the corners i, j and k. */
  count(i: number, j: number, k: number): number {
    const { n, x, y, rank } = this;
    for (const corner of [i, j, k]) {
      if (rank[corner] !== undefined) continue;
      throw new RangeError(`TriangleCounts.count: expected a corner in [0, ${n}), got ${corner}`);
    }
    let [a, b, c] = [i, j, k];
    if (rank[a]! > rank[b]!) [a, b] = [b, a];
    if (rank[b]! > rank[c]!) [b, c] = [c, b];
    if (rank[a]! > rank[b]!) [a, b] = [b, a];
    const turn = orientation(x[a]!, y[a]!, x[c]!, y[c]!, x[b]!, y[b]!);
    if (turn === 0) return 0;
    const { below, notAbove, equal } = this;
    if (turn < 0) {
      return below[a * n + c]! - notAbove[a * n + b]! - notAbove[b * n + c]! + equal[a]!;
    }
    const under = below[b * n + c]! - notAbove[a * n + c]!;
    // Over an upright edge from a to b: its inner points lie below bc and above ac, but on the border.
    if (x[a]! === x[b]!) return under - below[a * n + b]!;
    return under + below[a * n + b]! + equal[a]!;
  }

  /** Counts at the edge from i to j, which begins at the x of point `from`. */
  private fill(i: number, j: number, px: Float64Array, py: Float64Array, from: number): void {
    const [ax, ay, bx, by] = [this.x[i]!, this.y[i]!, this.x[j]!, this.y[j]!];
    let below = 0;
    let on = 0;
    let at = from;
    if (ax === bx) {
      for (; px[at] === ax; at++) {
        if (py[at]! > ay && py[at]! < by) below++;
        if (i === j && py[at]! === ay) this.equal[i]!++;
      }
    }
    for (; at < px.length && px[at]! < bx; at++) {
      const turn = orientation(ax, ay, bx, by, px[at]!, py[at]!);
      if (turn < 0) below++;
      else if (turn === 0) on++;
    }
    this.below[i * this.n + j] = below;
    this.notAbove[i * this.n + j] = ax === bx ? 0 : below + on;
  }
}
