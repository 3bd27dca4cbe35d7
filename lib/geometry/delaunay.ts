/**
 * Delaunay: the triangulation of points in which no point lies inside the circle through the corners of a
 * triangle. Its edges hold a Euclidean minimum spanning tree and the nearest neighbour of each point.
 *
 * Use     const delaunay = new Delaunay(x, y); delaunay.neighbours(i)
 * Time    O(n log n), recursion log2(n) deep: 2 · 10^5 points in about 0.5 s
 * Space   about 130 bytes a point while it is made, then about 120
 * Limits  integers within ±2^50, any number of points, all on a line and equal ones among them; at most
 *         10^8 points. Of more than three points on one empty circle some triangulation is taken
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, a point
 *         outside
 * Source  divide and conquer by L. Guibas, J. Stolfi, ACM Transactions on Graphics 4 (1985), own code
 * Tested  delaunay.test.ts: empty circles, areas and counts in BigInt; verify: library-checker
 *         euclidean_mst
 */
import { type Coordinates, checkPoints } from "./check-points";
import { EdgeRings } from "./edge-rings";
import { inCircle } from "./in-circle";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";

export class Delaunay {
  /** Three corners a triangle, counterclockwise; none where all points lie on a line. */
  readonly triangles: Int32Array;
  /** Two points an edge. Equal points are linked to the first of them by edges without length. */
  readonly edges: Int32Array;
  /** For each point the first one in its place, which alone has triangles and neighbours. */
  readonly place: Int32Array;
  private readonly rings: EdgeRings;
  /** For each point some half that begins there, or -1. */
  private readonly halfAt: Int32Array;
  /** Different points by x, then y: their coordinates and indices. */
  private readonly px: Float64Array;
  private readonly py: Float64Array;
  private readonly ids: Int32Array;
  /** Halves on the hull of the part made last: from its first point, and from its last one. */
  private outerFirst = 0;
  private outerLast = 0;

  constructor(x: Coordinates, y: Coordinates) {
    checkPoints("Delaunay", x, y);
    const n = x.length;
    const order = pointOrder(x, y);
    this.place = new Int32Array(n);
    const distinct = new Int32Array(n);
    let count = 0;
    for (const i of order) {
      const last = distinct[count - 1]!;
      if (x[i] !== x[last] || y[i] !== y[last]) distinct[count++] = i;
      this.place[i] = distinct[count - 1]!;
    }
    this.ids = distinct.slice(0, count);
    this.px = Float64Array.from(this.ids, (i) => x[i]!);
    this.py = Float64Array.from(this.ids, (i) => y[i]!);
    this.rings = new EdgeRings(Math.max(1, 3 * count));
    if (count > 1) this.make(0, count);
    this.halfAt = new Int32Array(n).fill(-1);
    this.edges = this.collectEdges();
    this.triangles = this.collectTriangles();
  }

  /** The points that share an edge with point i, counterclockwise; none for a later equal point. */
  neighbours(i: number): number[] {
    const { ids, rings } = this;
    const halfAt = this.halfAt;
    if (!Number.isInteger(i) || i < 0 || i >= halfAt.length) {
      throw new RangeError(`Delaunay.neighbours: no point ${i}, there are ${halfAt.length}`);
    }
    const points: number[] = [];
    const first = halfAt[i]!;
    if (first < 0) return points;
    let half = first;
    do {
      points.push(ids[rings.origin[half ^ 1]!]!);
      half = rings.next[half]!;
    } while (half !== first);
    return points;
  }

  /** Triangulates the points low … high - 1, at least two. */
  private make(low: number, high: number): void {
    const { rings } = this;
    if (high - low <= 3) {
      this.makeFew(low, high);
      return;
    }
    const middle = (low + high) >> 1;
    this.make(low, middle);
    let first = this.outerFirst;
    let left = this.outerLast;
    this.make(middle, high);
    let right = this.outerFirst;
    let last = this.outerLast;
    // The lower common tangent of both parts.
    for (;;) {
      if (this.side(left, rings.origin[right]!) > 0) left = rings.leftNext(left);
      else if (this.side(right, rings.origin[left]!) < 0) right = rings.next[right ^ 1]!;
      else break;
    }
    const base = rings.connect(right ^ 1, left);
    if (rings.origin[left] === rings.origin[first]) first = base ^ 1;
    if (rings.origin[right] === rings.origin[last]) last = base;
    this.merge(base);
    this.outerFirst = first;
    this.outerLast = last;
  }

  private makeFew(low: number, high: number): void {
    const { rings } = this;
    const a = rings.add(low, low + 1);
    this.outerFirst = a;
    this.outerLast = a ^ 1;
    if (high - low === 2) return;
    const b = rings.add(low + 1, low + 2);
    rings.splice(a ^ 1, b);
    this.outerLast = b ^ 1;
    const turn = this.side(a, low + 2);
    if (turn === 0) return;
    const c = rings.connect(b, a);
    if (turn > 0) return;
    this.outerFirst = c ^ 1;
    this.outerLast = c;
  }

  /** Joins two parts from their lower common tangent upwards. `base` leads from the right to the left. */
  private merge(lowest: number): void {
    const { rings } = this;
    const { next, previous, origin } = rings;
    let base = lowest;
    for (;;) {
      const right = origin[base]!;
      const left = origin[base ^ 1]!;
      // The first points above the base on either side, once edges that do not last are gone.
      let fromLeft = next[base ^ 1]!;
      const isLeft = this.side(base, origin[fromLeft ^ 1]!) < 0;
      while (isLeft) {
        const after = next[fromLeft]!;
        if (this.circle(left, right, origin[fromLeft ^ 1]!, origin[after ^ 1]!) <= 0) break;
        rings.delete(fromLeft);
        fromLeft = after;
      }
      let fromRight = previous[base]!;
      const isRight = this.side(base, origin[fromRight ^ 1]!) < 0;
      while (isRight) {
        const after = previous[fromRight]!;
        if (this.circle(left, right, origin[fromRight ^ 1]!, origin[after ^ 1]!) <= 0) break;
        rings.delete(fromRight);
        fromRight = after;
      }
      if (!isLeft && !isRight) return;
      const upLeft = origin[fromLeft ^ 1]!;
      const upRight = origin[fromRight ^ 1]!;
      const takesRight = !isLeft || (isRight && this.circle(left, right, upLeft, upRight) > 0);
      base = takesRight
        ? rings.connect(fromRight, base ^ 1)
        : rings.connect(base ^ 1, fromLeft ^ 1);
    }
  }

  /** On which side of a half the point lies: 1 left, -1 right. */
  private side(half: number, point: number): number {
    const px = this.px;
    const py = this.py;
    const { origin } = this.rings;
    const a = origin[half]!;
    const b = origin[half ^ 1]!;
    return orientation(px[a]!, py[a]!, px[b]!, py[b]!, px[point]!, py[point]!);
  }

  /** inCircle of four points by their places. */
  private circle(a: number, b: number, c: number, d: number): number {
    const px = this.px;
    const py = this.py;
    return inCircle(px[a]!, py[a]!, px[b]!, py[b]!, px[c]!, py[c]!, px[d]!, py[d]!);
  }

  /** No plane graph of these points has more edges than a triangulation, so none is out of use at the end. */
  private collectEdges(): Int32Array {
    const { rings, ids, place } = this;
    const halfAt = this.halfAt;
    const edges = new Int32Array(rings.used + 2 * (place.length - ids.length));
    let count = 0;
    for (let half = 0; half < rings.used; half += 2) {
      const u = ids[rings.origin[half]!]!;
      const v = ids[rings.origin[half ^ 1]!]!;
      halfAt[u] = half;
      halfAt[v] = half ^ 1;
      edges[count++] = u;
      edges[count++] = v;
    }
    for (let i = 0; i < place.length; i++) {
      if (place[i] === i) continue;
      edges[count++] = place[i]!;
      edges[count++] = i;
    }
    return edges;
  }

  /** All faces on the left of halves are triangles, but for the outer one, which turns right. */
  private collectTriangles(): Int32Array {
    const { rings, ids } = this;
    const { origin } = rings;
    const triangles = new Int32Array(Math.max(0, 6 * ids.length));
    let count = 0;
    for (let half = 0; half < rings.used; half++) {
      const second = rings.leftNext(half);
      const third = rings.leftNext(second);
      // Each face comes up three times; it is taken at its least half.
      if (second < half || third < half) continue;
      if (this.side(half, origin[third]!) <= 0) continue;
      triangles[count++] = ids[origin[half]!]!;
      triangles[count++] = ids[origin[second]!]!;
      triangles[count++] = ids[origin[third]!]!;
    }
    return triangles.slice(0, count);
  }
}
