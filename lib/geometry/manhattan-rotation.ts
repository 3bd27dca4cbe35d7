/**
 * manhattanRotation: points in coordinates u = x + y and v = x - y, in which the Manhattan distance
 * |dx| + |dy| is the greater one of |du| and |dv|.
 *
 * Use     const { u, v } = manhattanRotation(x, y)
 * Time    O(n)
 * Space   16 bytes a point
 * Limits  integers within ±2^50. u and v are both even or both odd. A Manhattan circle is an upright
 *         square there, so the furthest points are extremes of u or of v; the way back is
 *         x = (u + v) / 2, y = (u - v) / 2
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  folklore, own code
 * Tested  manhattan-rotation.test.ts: against distances of all pairs; verify: CSES 3410
 */
import { type Coordinates, checkPoints } from "./check-points";

export interface RotatedPoints {
  readonly u: Float64Array;
  readonly v: Float64Array;
}

export function manhattanRotation(x: Coordinates, y: Coordinates): RotatedPoints {
  checkPoints("manhattanRotation", x, y);
  const u = new Float64Array(x.length);
  const v = new Float64Array(x.length);
  for (let i = 0; i < x.length; i++) {
    u[i] = x[i]! + y[i]!;
    v[i] = x[i]! - y[i]!;
  }
  return { u, v };
}
