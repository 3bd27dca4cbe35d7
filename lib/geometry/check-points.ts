/**
 * checkPoints: throws where two columns are no points with integer coordinates.
 *
 * Use     checkPoints("myFunction", x, y)
 * Time    O(n), nothing beside the lengths for two Int32Arrays
 * Space   none
 * Limits  none
 * Errors  RangeError that begins with the caller's name: columns of different lengths, a coordinate that
 *         is no integer or lies beyond the limit
 * Source  own code
 * Tested  check-points.test.ts: good and bad columns
 */
import { shown } from "../io/shown";
export type Coordinates = Int32Array | Float64Array;

/** The differences of coordinates within this limit, and sums of two such differences, are exact. */
export const EXACT_LIMIT = 2 ** 50;

export function checkPoints(
  name: string,
  x: Coordinates,
  y: Coordinates,
  limit = EXACT_LIMIT,
): void {
  if (x.length !== y.length) {
    throw new RangeError(`${name}: ${x.length} x, but ${y.length} y`);
  }
  for (const column of [x, y]) {
    if (column instanceof Int32Array && limit >= 2 ** 31) continue;
    for (let i = 0; i < column.length; i++) {
      const value = column[i]!;
      if (Number.isInteger(value) && Math.abs(value) <= limit) continue;
      throw new RangeError(
        `${name}: expected integers within ±${limit}, got ${shown(value)} for point ${i}`,
      );
    }
  }
}
