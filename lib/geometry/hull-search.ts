/**
 * HullSearch: a convex polygon that is asked in O(log n) for its furthest corner in a direction, the sides
 * that a line crosses, the tangents from a point.
 *
 * Use     const hull = new HullSearch(x, y); hull.furthest(1, 2); hull.tangents(9, 9); hull.crossing(0, 1, 4, 3)
 * Time    O(n) to build, O(log n) a question
 * Space   16 bytes a corner
 * Limits  integers within ±2^50; three or more corners counterclockwise, no three on a line, as from
 *         convexHull
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, corners
 *         that do not turn left once round, a direction (0, 0), a line through two equal points
 * Source  binary search among the sides by their angles: folklore, own code
 * Tested  hull-search.test.ts: against all corners and sides in BigInt; no public problem of Library Checker
 *         asks for it
 *
 * Side i leads from corner i to the next one. From corner `first` on, the angles of the sides ascend in (-π, π].
 */
import { type Coordinates, checkPoints, EXACT_LIMIT } from "./check-points";
import { orientation } from "./orientation";
import { productSign } from "./product-sign";
import { compareArguments } from "./sort-by-argument";

export class HullSearch {
  private readonly n: number;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly first: number;

  constructor(x: Coordinates, y: Coordinates) {
    checkPoints("HullSearch", x, y);
    const n = x.length;
    this.n = n;
    this.x = Float64Array.from(x);
    this.y = Float64Array.from(y);
    let first = 0;
    let descents = 0;
    let isConvex = n >= 3;
    for (let i = 0; i < n; i++) {
      if (y[i]! > y[first]! || (y[i] === y[first] && x[i]! < x[first]!)) first = i;
      const [j, k] = [(i + 1) % n, (i + 2) % n];
      if (orientation(x[i]!, y[i]!, x[j]!, y[j]!, x[k]!, y[k]!) <= 0) isConvex = false;
      if (compareArguments(x[j]! - x[i]!, y[j]! - y[i]!, x[k]! - x[j]!, y[k]! - y[j]!) > 0)
        descents++;
    }
    if (!isConvex || descents !== 1) {
      throw new RangeError(
        "HullSearch: expected three or more corners of a convex polygon, counterclockwise, no three on a line",
      );
    }
    this.first = first;
  }

  /** The corner with the greatest dx · x + dy · y; of two the first one of their side. */
  furthest(dx: number, dy: number): number {
    check("furthest", dx, dy);
    if (dx === 0 && dy === 0) {
      throw new RangeError("HullSearch.furthest: expected a direction, got (0, 0)");
    }
    return this.outermost(dx, dy);
  }

  /**
   * The sides by which the line from a to b enters and leaves the polygon; undefined if it has no inner
   * point of it. Corners leave + 1 … enter, cyclically, lie strictly on the line's left, the others do not.
   */
  crossing(
    ax: number,
    ay: number,
    bx: number,
    by: number,
  ): { enter: number; leave: number } | undefined {
    check("crossing", ax, ay);
    check("crossing", bx, by);
    if (ax === bx && ay === by) {
      throw new RangeError(`HullSearch.crossing: expected two points, got (${ax}, ${ay}) twice`);
    }
    return this.divide(ax, ay, bx - ax, by - ay);
  }

  /**
   * The corners between which all others are seen from a point outside, the rightmost and the leftmost one,
   * of two in one direction the nearer; undefined if the point is not outside.
   */
  tangents(px: number, py: number): { right: number; left: number } | undefined {
    check("tangents", px, py);
    const { n, x, y } = this;
    const isSeen = (i: number) => {
      const next = i + 1 < n ? i + 1 : 0;
      return orientation(x[i]!, y[i]!, x[next]!, y[next]!, px, py) < 0;
    };
    // Through the centre of a triangle of corners, which is inside.
    const dx = x[0]! + x[1]! + x[2]! - 3 * px;
    const dy = y[0]! + y[1]! + y[2]! - 3 * py;
    const sides = dx === 0 && dy === 0 ? undefined : this.divide(px, py, dx, dy)!;
    if (sides === undefined || !isSeen(sides.enter)) return undefined;
    const { enter, leave } = sides;
    const right = this.search(enter, (leave - enter + n) % n, isSeen);
    const left = this.search(leave, (enter - leave + n) % n, (i) => !isSeen(i));
    return { right, left };
  }

  private outermost(dx: number, dy: number): number {
    const { n } = this;
    // The sides on the way to it have smaller angles than the direction turned to the left.
    return this.search(this.first, n, (i) => {
      const next = i + 1 < n ? i + 1 : 0;
      const [ex, ey] = [this.x[next]! - this.x[i]!, this.y[next]! - this.y[i]!];
      return compareArguments(ex, ey, -dy, dx) < 0;
    });
  }

  private divide(
    ax: number,
    ay: number,
    dx: number,
    dy: number,
  ): { enter: number; leave: number } | undefined {
    const { n, x, y } = this;
    const sideOf = (i: number) => productSign(dx, y[i]! - ay, dy, x[i]! - ax);
    const right = this.outermost(dy, -dx);
    const left = this.outermost(-dy, dx);
    if (sideOf(right) >= 0 || sideOf(left) <= 0) return undefined;
    const steps = (left - right + n) % n;
    const leave = this.search(right, steps, (i) => sideOf(i) <= 0) - 1;
    const enter = this.search(left, n - steps, (i) => sideOf(i) > 0) - 1;
    return { enter: enter === -1 ? n - 1 : enter, leave: leave === -1 ? n - 1 : leave };
  }

  /** The first of the corners from, from + 1 … from + steps that does not pass; the last one if all do. */
  private search(from: number, steps: number, passes: (corner: number) => boolean): number {
    let [low, high] = [0, steps];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes((from + middle) % this.n)) low = middle + 1;
      else high = middle;
    }
    return (from + low) % this.n;
  }
}

function check(method: string, x: number, y: number): void {
  for (const value of [x, y]) {
    if (Number.isInteger(value) && Math.abs(value) <= EXACT_LIMIT) continue;
    throw new RangeError(
      `HullSearch.${method}: expected integers within ±${EXACT_LIMIT}, got ${value}`,
    );
  }
}
