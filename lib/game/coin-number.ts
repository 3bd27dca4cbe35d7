/**
 * coinNumber: the Grundy number of a coin on an N × N board, by a closed form.
 *
 * Use     coinNumber(3, 3, 1)
 * Time    O(1)
 * Space   56 constants
 * Limits  square boards of any N ≥ 1, also beyond 2^53; 1 ≤ x, y ≤ N; moves (x - 2, y ± 1) and
 *         (x ± 1, y - 2); not for other rectangles. The largest number is 4
 * Errors  RangeError for a coin off the board
 * Source  own result, guessed from tables and proven in the test: the value depends on the distance to the
 *         nearer edge modulo 4, on |x - y| (from 3 on modulo 4), and on whether the coin stands on
 *         one of the two far edges; all neighbourhoods up to these classes fulfil the mex rule
 * Tested  coin-number.test.ts: that induction, and gridGrundy for all N ≤ 64
 */
import type { Step } from "../grid/leaper-moves";

export function coinNumber<T extends number | bigint>(side: T, x: T, y: T): number {
  if (!(x >= 1 && y >= 1 && x <= side && y <= side)) {
    throw new RangeError(`coinNumber: (${x}, ${y}) is not on a board of ${side} × ${side}`);
  }
  const near = x < y ? x : y;
  const far = x < y ? y : x;
  const onFarEdge = far === side;
  // From 3 on modulo 4; a remainder of a negative number is negative, so 0, 1 and 2 stay.
  if (typeof near === "bigint") {
    const apart = BigInt(far) - near;
    return lookUp(Number(near & 3n), Number(3n + ((apart - 3n) % 4n)), onFarEdge);
  }
  const apart = Number(far) - Number(near);
  return lookUp(Number(near) % 4, 3 + ((apart - 3) % 4), onFarEdge);
}

/** The documents' four moves as steps of (x, y) = (row, column). */
export const COIN_STEPS: readonly Step[] = [
  { rows: -2, columns: 1 },
  { rows: -2, columns: -1 },
  { rows: 1, columns: -2 },
  { rows: -1, columns: -2 },
];

function lookUp(near: number, apart: number, onFarEdge: boolean): number {
  return NUMBERS[near]!.charCodeAt(3 * apart + (onFarEdge ? 0 : 1)) - 48;
}

/** By nearer coordinate modulo 4; seven pairs for |x - y| = 0 … 6: on a far edge, elsewhere. */
const NUMBERS = [
  "01 34 13 12 33 03 33",
  "00 00 11 11 00 00 11",
  "00 22 11 00 00 11 11",
  "12 22 03 22 12 22 03",
];
