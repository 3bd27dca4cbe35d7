/**
 * triangulate: a polygon without crossings, with holes if there are any, cut into triangles between its corners.
 *
 * Use     const corners = triangulate(x, y); // indices, three a triangle, counterclockwise
 *         triangulate(Int32Array.of(0, 9, 0, 1, 2, 1), Int32Array.of(0, 0, 9, 1, 1, 2), [3]) // a hole from 3 on
 * Time    O(n log n): 10^5 corners in about 0.1 s
 * Space   about 120 bytes a corner
 * Limits  integers within ±2^31, n ≤ 2^26; rings in either direction; no two corners are equal, corners on a
 *         straight line are right. Exact: every triangle has an area, the areas add up to the polygon's
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, holes out of
 *         order, a ring without area, equal corners, sides that cross (most of them: crossingPair finds all)
 * Source  a sweep with the chain of corners that can still be seen in each gap: S. Hertel, K. Mehlhorn,
 *         FCT 1983, 207-218; own code
 * Tested  triangulate.test.ts: areas, sides and crossings of the triangles of random polygons; verify: CSES
 *         2191
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";
import { polygonArea } from "./polygon-area";
import { SweepOrder } from "./sweep-order";

/**
 * Three corners a triangle, counterclockwise; n - 2 triangles, and two more for each hole. `holes` has the
 * first corner of each hole, ascending: the columns have the outer ring and then the holes.
 */
export function triangulate(
  x: Coordinates,
  y: Coordinates,
  holes: readonly number[] = [],
): Int32Array {
  checkPoints("triangulate", x, y, 2 ** 31);
  if (x.length === 0 && holes.length === 0) return new Int32Array(0);
  const sweep = new TriangleSweep(x, y, holes);
  const order = pointOrder(x, y);
  for (let at = 1; at < order.length; at++) {
    const [v, w] = [order[at - 1]!, order[at]!];
    if (x[v] !== x[w] || y[v] !== y[w]) continue;
    throw new RangeError(`triangulate: corners ${v} and ${w} are equal`);
  }
  order.forEach((v, at) => {
    sweep.rank[v] = at;
  });
  for (const v of order) sweep.visit(v);
  return sweep.finish();
}

/**
 * The line goes from left to right, at one x upwards. The sides on it, from below, are by turns a lower one,
 * with the polygon above it, and an upper one. Side v goes from corner v to next[v], so that lower ones go to
 * the right. In each gap between a lower side and an upper one a chain of corners leads from the left end of
 * the one to that of the other; right of it nothing is cut yet, and no triangle of three neighbours in it fits.
 */
class TriangleSweep {
  readonly rank: Int32Array;
  private readonly x: Coordinates;
  private readonly y: Coordinates;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private readonly sides: SweepOrder;
  /** Of each side, 0 where it is not on the line. */
  private readonly place: Int32Array;
  // By the place of the gap's lower side: the lowest and highest node of its chain, and the rightmost.
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly last: Int32Array;
  // Nodes of chains, and which are above and below them, -1 for none.
  private readonly corner: Int32Array;
  private readonly above: Int32Array;
  private readonly below: Int32Array;
  private nodes = 0;
  private readonly triangles: Int32Array;
  private length = 0;

  constructor(x: Coordinates, y: Coordinates, holes: readonly number[]) {
    const n = x.length;
    const column = (length: number) => new Int32Array(length);
    this.x = x;
    this.y = y;
    this.next = column(n);
    this.previous = column(n);
    const starts = [0, ...holes];
    for (const [ring, start] of starts.entries()) {
      const end = starts[ring + 1] ?? n;
      if (!Number.isInteger(start) || !(end - start >= 3)) {
        throw new RangeError(
          `triangulate: expected three corners or more in a ring, got ${start} to ${end} of ${n}`,
        );
      }
      const area = polygonArea(x.subarray(start, end), y.subarray(start, end));
      if (area === 0n) throw new RangeError(`triangulate: the ring at ${start} has no area`);
      // The polygon lies on the left of its sides.
      const isForward = area > 0n === (ring === 0);
      for (let v = start, before = end - 1; v < end; before = v++) {
        const [a, b] = isForward ? [before, v] : [v, before];
        this.next[a] = b;
        this.previous[b] = a;
      }
    }
    this.rank = column(n);
    this.sides = new SweepOrder(n);
    this.place = column(n);
    this.low = column(n + 1);
    this.high = column(n + 1);
    this.last = column(n + 1);
    this.corner = column(3 * n);
    this.above = column(3 * n);
    this.below = column(3 * n);
    this.triangles = column(3 * (n + 2 * holes.length - 2));
  }

  visit(v: number): void {
    const { rank } = this;
    const sides = this.sides;
    const place = this.place;
    const before = this.previous[v]!;
    const after = this.next[v]!;
    const begins = +(rank[before]! > rank[v]!) + +(rank[after]! > rank[v]!);
    const isBend = this.turn(before, v, after) <= 0; // or convex
    if (begins === 2) this.begin(v, before, isBend);
    else if (begins === 0) this.end(place[before]!, place[v]!, v, isBend);
    else {
      // A side takes the place of the one before it: of a lower side, or of an upper one.
      const isLower = rank[after]! > rank[v]!;
      const [old, side] = isLower ? [before, v] : [v, before];
      const at = place[old]!;
      expectSimple(at > 0);
      place[old] = 0;
      place[side] = at;
      sides.held[at] = side;
      if (isLower) this.extendLow(at, v);
      else this.extendHigh(sides.previous[at]!, v);
    }
  }

  finish(): Int32Array {
    expectSimple(this.length === this.triangles.length);
    return this.triangles;
  }

  /** Two sides begin at v: with a gap between them, or they split the gap in which v lies. */
  private begin(v: number, before: number, isBend: boolean): void {
    const { sides, place, low, high, above, below, rank, next } = this;
    const higher = sides.first((side) => {
      const [a, b] = rank[side]! < rank[next[side]!]! ? [side, next[side]!] : [next[side]!, side];
      return this.turn(a, b, v) < 0;
    });
    const lower = sides.previous[higher]!;
    const isInGap = lower > 0 && rank[sides.held[lower]!]! < rank[next[sides.held[lower]!]!]!;
    expectSimple(isInGap === isBend);
    const [first, second] = isBend ? [before, v] : [v, before];
    place[first] = sides.insertAfter(lower, first);
    place[second] = sides.insertAfter(place[first]!, second);
    const gap = place[v]!;
    if (!isBend) {
      low[gap] = high[gap] = this.last[gap] = this.node(v);
      return;
    }
    // The chain is cut at its rightmost corner, which v sees.
    const middle = this.last[lower]!;
    const copy = this.node(this.corner[middle]!);
    above[copy] = above[middle]!;
    if (above[copy]! >= 0) below[above[copy]!] = copy;
    low[gap] = copy;
    high[gap] = high[lower] === middle ? copy : high[lower]!;
    above[middle] = -1;
    high[lower] = middle;
    this.extendHigh(lower, v);
    this.extendLow(gap, v);
  }

  /** Two sides end at v, a lower and an upper one: the gap between them, or the gaps on both sides become one. */
  private end(lower: number, upper: number, v: number, isBend: boolean): void {
    const { sides, low, high, last, above, below } = this;
    const [first, second] = isBend ? [upper, lower] : [lower, upper];
    expectSimple(first > 0 && second > 0 && sides.next[first] === second);
    this.extendLow(lower, v);
    if (isBend) {
      const gap = sides.previous[upper]!;
      this.extendHigh(gap, v);
      const middle = last[gap]!;
      above[middle] = above[low[lower]!]!;
      if (above[middle]! >= 0) below[above[middle]!] = middle;
      high[gap] = high[lower]!;
    }
    sides.delete(lower);
    sides.delete(upper);
    this.place[v] = this.place[this.previous[v]!] = 0;
  }

  /** The chain's lowest corner is now v. */
  private extendLow(gap: number, v: number): void {
    const { corner, above, below } = this;
    const node = this.node(v);
    let at = this.low[gap]!;
    for (let up = above[at]!; up >= 0; up = above[at]!) {
      if (this.turn(corner[up]!, corner[at]!, v) <= 0) break;
      this.cut(corner[up]!, corner[at]!, v);
      at = up;
    }
    above[node] = at;
    below[at] = node;
    this.low[gap] = this.last[gap] = node;
  }

  private extendHigh(gap: number, v: number): void {
    const { corner, above, below } = this;
    const node = this.node(v);
    let at = this.high[gap]!;
    for (let down = below[at]!; down >= 0; down = below[at]!) {
      if (this.turn(v, corner[at]!, corner[down]!) <= 0) break;
      this.cut(v, corner[at]!, corner[down]!);
      at = down;
    }
    below[node] = at;
    above[at] = node;
    this.high[gap] = this.last[gap] = node;
  }

  private cut(a: number, b: number, c: number): void {
    const { triangles } = this;
    expectSimple(this.length < triangles.length);
    triangles[this.length++] = a;
    triangles[this.length++] = b;
    triangles[this.length++] = c;
  }

  private node(v: number): number {
    const node = this.nodes++;
    this.corner[node] = v;
    this.above[node] = this.below[node] = -1;
    return node;
  }

  private turn(a: number, b: number, c: number): number {
    const x = this.x;
    const y = this.y;
    return orientation(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!);
  }
}

function expectSimple(isSimple: boolean): void {
  if (!isSimple) throw new RangeError("triangulate: sides of the polygon cross or touch");
}
