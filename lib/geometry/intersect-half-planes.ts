/**
 * intersectHalfPlanes: what many half-planes have in common, as a convex region with an inside.
 *
 * Use     intersectHalfPlanes(Int32Array.of(0, 0, 4), Int32Array.of(1, 3, 2), Int32Array.of(0, 4, 0), Int32Array.of(0, 0, 4))
 * Time    O(n log n): 5 · 10^5 half-planes in about 0.5 s; a test takes 1 µs in BigInt where three lines
 *         nearly meet in a point
 * Space   about 100 bytes a half-plane
 * Limits  integers within ±2^49. Which lines bound the region, and whether there is one, is exact; a region
 *         without inside (a point, a segment, a line) counts as empty. Corners are rounded, by less than
 *         2^-48 of the greatest coordinate of corners and given points
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, a line
 *         through two equal points
 * Source  lines by angle and a deque of them: D. E. Muller, F. P. Preparata (1978) in the shape known from
 *         contests, own code
 * Tested  intersect-half-planes.test.ts: against all crossings of two lines in BigInt; verify: Kattis
 *         bigbrother
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { productDifference } from "./product-difference";
import { productSign } from "./product-sign";
import { sortByArgument } from "./sort-by-argument";

export interface Region {
  readonly kind: "bounded" | "unbounded" | "empty";
  /** The half-planes whose lines have an edge of the region, by angle, counterclockwise. */
  readonly lines: Int32Array;
  /**
   * Corner k ends the edge of line k and begins the next one. A bounded region has as many corners as
   * lines; an unbounded one lacks the last corner, and has none between two parallel lines.
   */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Half-plane i lies on the left of the way from (ax[i], ay[i]) to (bx[i], by[i]). */
export function intersectHalfPlanes(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
): Region {
  checkPoints("intersectHalfPlanes", ax, ay, LIMIT);
  checkPoints("intersectHalfPlanes", bx, by, LIMIT);
  checkPoints("intersectHalfPlanes", ax, bx, LIMIT);
  const lines = new Lines(ax, ay, bx, by);
  const order = lines.byAngle();
  const start = lines.startOfChain(order);
  if (start === undefined) return regionOf(lines, chainOf(lines, order, true), "bounded");
  const chain = new Int32Array(order.length);
  for (let k = 0; k < order.length; k++) chain[k] = order[(start + k) % order.length]!;
  return regionOf(lines, chainOf(lines, chain, false), "unbounded");
}

const LIMIT = 2 ** 49;

/** The lines of the region's edges; none where it is empty. */
function chainOf(lines: Lines, order: Int32Array, isRound: boolean): Int32Array | undefined {
  const queue = new Int32Array(order.length);
  let head = 0;
  let tail = 0;
  for (const line of order) {
    while (tail - head > 1 && !lines.holdsCrossing(queue[tail - 2]!, queue[tail - 1]!, line))
      tail--;
    while (
      isRound &&
      tail - head > 1 &&
      !lines.holdsCrossing(queue[head]!, queue[head + 1]!, line)
    ) {
      head++;
    }
    // Between two lines that turn by π or more nothing is left, but for a strip.
    if (isRound && tail > head && lines.turn(queue[tail - 1]!, line) <= 0) return undefined;
    queue[tail++] = line;
  }
  if (!isRound) {
    const [first, last] = [queue[0]!, queue[tail - 1]!];
    const isStrip = tail > 1 && lines.turn(first, last) === 0;
    return isStrip && !lines.holdsPoint(last, first) ? undefined : queue.slice(0, tail);
  }
  // The first crossing lies inside all other lines, so three or more bound a region, and none at the head is cut off.
  while (!lines.holdsCrossing(queue[tail - 2]!, queue[tail - 1]!, queue[head]!)) tail--;
  return queue.slice(head, tail);
}

function regionOf(lines: Lines, chain: Int32Array | undefined, kind: Region["kind"]): Region {
  if (chain === undefined) {
    return {
      kind: "empty",
      lines: new Int32Array(0),
      x: new Float64Array(0),
      y: new Float64Array(0),
    };
  }
  // Less than two lines have no turn either.
  const isStrip = lines.turn(chain[0]!, chain[1]!) === 0;
  const count = kind === "bounded" ? chain.length : isStrip ? 0 : chain.length - 1;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    [x[k], y[k]] = lines.crossing(chain[k]!, chain[k + 1 < chain.length ? k + 1 : 0]!);
  }
  return { kind, lines: chain, x, y };
}

/** The lines by a point and a direction. */
class Lines {
  readonly px: Float64Array;
  readonly py: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;

  constructor(ax: Coordinates, ay: Coordinates, bx: Coordinates, by: Coordinates) {
    this.px = Float64Array.from(ax);
    this.py = Float64Array.from(ay);
    this.dx = new Float64Array(ax.length);
    this.dy = new Float64Array(ax.length);
    for (let i = 0; i < ax.length; i++) {
      this.dx[i] = bx[i]! - ax[i]!;
      this.dy[i] = by[i]! - ay[i]!;
      if (this.dx[i] === 0 && this.dy[i] === 0) {
        throw new RangeError(`intersectHalfPlanes: line ${i} goes through two equal points`);
      }
    }
  }

  /** By their angles; of lines with the same direction only the innermost one. */
  byAngle(): Int32Array {
    const order = sortByArgument(this.dx, this.dy);
    let count = 0;
    for (const line of order) {
      const last = count > 0 ? order[count - 1]! : -1;
      if (last >= 0 && this.turn(last, line) === 0 && this.goSameWay(last, line)) {
        if (this.holdsPoint(last, line)) order[count - 1] = line;
      } else order[count++] = line;
    }
    return order.slice(0, count);
  }

  /** The place in the order after which no direction comes for π or more: then nothing bounds there. */
  startOfChain(order: Int32Array): number | undefined {
    for (let k = 0; k < order.length; k++) {
      const next = (k + 1) % order.length;
      // No two go the same way, so 0 is a turn by π; or by 2 π where one line is alone.
      if (this.turn(order[k]!, order[next]!) <= 0) return next;
    }
    return order.length === 0 ? 0 : undefined;
  }

  /** The sign of the turn from one direction to another: 1 left, by less than π; 0 none, or by π. */
  turn(i: number, j: number): number {
    const { dx, dy } = this;
    return productSign(dx[i]!, dy[j]!, dy[i]!, dx[j]!);
  }

  private goSameWay(i: number, j: number): boolean {
    const { dx, dy } = this;
    return Math.sign(dx[i]!) === Math.sign(dx[j]!) && Math.sign(dy[i]!) === Math.sign(dy[j]!);
  }

  /** Whether the point that line j is given by lies inside half-plane i. */
  holdsPoint(i: number, j: number): boolean {
    const { px, py, dx, dy } = this;
    return orientation(0, 0, dx[i]!, dy[i]!, px[j]! - px[i]!, py[j]! - py[i]!) > 0;
  }

  /** Whether lines i and j, which turns left from i, cross inside half-plane k. */
  holdsCrossing(i: number, j: number, k: number): boolean {
    const { px, py, dx, dy } = this;
    const [ix, iy, jx, jy, kx, ky] = [dx[i]!, dy[i]!, dx[j]!, dy[j]!, dx[k]!, dy[k]!];
    const [ux, uy] = [px[i]! - px[k]!, py[i]! - py[k]!];
    const [vx, vy] = [px[j]! - px[i]!, py[j]! - py[i]!];
    // (k × u) (i × j) + (v × j) (k × i) > 0
    const [ku, uk, ij, ji] = [kx * uy, ky * ux, ix * jy, iy * jx];
    const [vj, jv, ki, ik] = [vx * jy, vy * jx, kx * iy, ky * ix];
    const rounded = (ku - uk) * (ij - ji) + (vj - jv) * (ki - ik);
    const size =
      (Math.abs(ku) + Math.abs(uk)) * (Math.abs(ij) + Math.abs(ji)) +
      (Math.abs(vj) + Math.abs(jv)) * (Math.abs(ki) + Math.abs(ik));
    if (Math.abs(rounded) > size * 2 ** -49 || size <= 2 ** 53) return rounded > 0;
    const cross = (a: number, b: number, c: number, d: number) =>
      BigInt(a) * BigInt(d) - BigInt(b) * BigInt(c);
    return (
      cross(kx, ky, ux, uy) * cross(ix, iy, jx, jy) +
        cross(vx, vy, jx, jy) * cross(kx, ky, ix, iy) >
      0n
    );
  }

  /** Where two lines cross, rounded. */
  crossing(i: number, j: number): [number, number] {
    const { px, py, dx, dy } = this;
    const along =
      productDifference(px[j]! - px[i]!, dy[j]!, py[j]! - py[i]!, dx[j]!) /
      productDifference(dx[i]!, dy[j]!, dy[i]!, dx[j]!);
    return [px[i]! + dx[i]! * along, py[i]! + dy[i]! * along];
  }
}
