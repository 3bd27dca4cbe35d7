/**
 * smallestCircle: the smallest circle that holds all points, and on which side of it a point lies, exactly.
 *
 * Use     const { support, centre, radius } = smallestCircle(x, y)
 * Time    O(n) expected: 10^5 points in about 30 ms
 * Space   4 bytes a point
 * Limits  at least one point; integers within ±2^50; centre and radius are rounded
 * Errors  RangeError: no point, columns of different lengths, a coordinate that is no integer or too large
 * Source  E. Welzl (1991), LNCS 555, 359-370, without recursion, own code
 * Tested  smallest-circle.test.ts: against circles through all pairs and triples in BigInt; verify:
 *         library-checker minimum_enclosing_circle (no official cases were at hand: the twin is the proof)
 */
import { Random } from "../sequence/random";
import { type Coordinates, checkPoints } from "./check-points";
import { inCircle } from "./in-circle";
import { orientation } from "./orientation";
import { productSign } from "./product-sign";

export interface EnclosingCircle {
  /** The indices of one, two or three points that determine the circle. */
  readonly support: readonly number[];
  /** The centre and the radius, rounded. */
  readonly centre: readonly [number, number];
  readonly radius: number;
  /** 1 for a point inside, 0 on the circle, -1 outside, exactly for integers within ±2^50. */
  readonly side: (px: number, py: number) => number;
}

export function smallestCircle(x: Coordinates, y: Coordinates): EnclosingCircle {
  checkPoints("smallestCircle", x, y);
  const n = x.length;
  if (n === 0) throw new RangeError("smallestCircle: no points");
  const order = new Random(SEED).shuffle(Int32Array.from({ length: n }, (_, i) => i));
  let support = [order[0]!];
  const holds = (point: number) => sideOf(x, y, support, x[point]!, y[point]!) >= 0;
  for (let i = 1; i < n; i++) {
    if (holds(order[i]!)) continue;
    support = [order[i]!];
    for (let j = 0; j < i; j++) {
      if (holds(order[j]!)) continue;
      support = [order[i]!, order[j]!];
      for (let k = 0; k < j; k++) {
        if (!holds(order[k]!)) support = [order[i]!, order[j]!, order[k]!];
      }
    }
  }
  const centre = centreOf(x, y, support);
  const radius = Math.hypot(x[support[0]!]! - centre[0], y[support[0]!]! - centre[1]);
  return { support, centre, radius, side: (px, py) => sideOf(x, y, support, px, py) };
}

function sideOf(
  x: Coordinates,
  y: Coordinates,
  support: readonly number[],
  px: number,
  py: number,
): number {
  const [a, b, c] = support as [number, number?, number?];
  const [ax, ay] = [x[a]!, y[a]!];
  if (b === undefined) return px === ax && py === ay ? 0 : -1;
  const [bx, by] = [x[b]!, y[b]!];
  // Seen from inside the circle over ab, the angle between a and b is obtuse.
  if (c === undefined) return -productSign(px - ax, px - bx, ay - py, py - by) + 0;
  const [cx, cy] = [x[c]!, y[c]!];
  return inCircle(ax, ay, bx, by, cx, cy, px, py) * orientation(ax, ay, bx, by, cx, cy) + 0;
}

function centreOf(x: Coordinates, y: Coordinates, support: readonly number[]): [number, number] {
  const [a, b, c] = support as [number, number?, number?];
  const [ax, ay] = [x[a]!, y[a]!];
  if (b === undefined) return [ax, ay];
  const [bx, by] = [x[b]! - ax, y[b]! - ay];
  if (c === undefined) return [ax + bx / 2, ay + by / 2];
  const [cx, cy] = [x[c]! - ax, y[c]! - ay];
  const [bb, cc, area] = [bx * bx + by * by, cx * cx + cy * cy, 2 * (bx * cy - by * cx)];
  return [ax + (cy * bb - by * cc) / area, ay + (bx * cc - cx * bb) / area];
}

const SEED = 1;
