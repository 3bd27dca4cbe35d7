/**
 * queensSymmetry: the numbers of placements that are invariant under turns, and of placements up to
 * symmetry.
 *
 * Use     const { all, different } = queensSymmetry(8)
 * Time    queensCount(n) and a search of n/2 columns, which is small beside it
 * Space   as queensCount
 * Limits  n in [0, 18]
 * Errors  RangeError for any other n
 * Source  Burnside's lemma over the eight symmetries: (all + half turns + 2 · quarter turns) / 8
 * Tested  queens-symmetry.test.ts: OEIS A002562 to n = 14, against sets of images to n = 8
 */
import { queensCount } from "./queens-count";

export function queensSymmetry(n: number): QueensSymmetry {
  const all = queensCount(n);
  if (n < 2) return { all, halfTurn: 1, quarterTurn: 1, different: 1 };
  const { halfTurn, quarterTurn } = turned(n);
  // No placement of two or more queens is its own mirror image: two queens would share a line.
  return { all, halfTurn, quarterTurn, different: (all + halfTurn + 2 * quarterTurn) / 8 };
}

export interface QueensSymmetry {
  readonly all: number;
  /** Placements that a half turn leaves unchanged, and those among them that a quarter turn does. */
  readonly halfTurn: number;
  readonly quarterTurn: number;
  /** The number of placements up to symmetry. */
  readonly different: number;
}

export function queensUpToSymmetry(n: number): number {
  return queensSymmetry(n).different;
}

/** Places the queens of columns c and n - 1 - c together, at rows r and n - 1 - r. */
function turned(n: number): { halfTurn: number; quarterTurn: number } {
  const rows = new Int32Array(n);
  const half = n >> 1;
  let halfTurn = 0;
  let quarterTurn = 0;
  const safe = (column: number, row: number, end: number): boolean => {
    for (let other = 0; other < end; other++) {
      for (const placed of [other, n - 1 - other]) {
        if (rows[placed] === row || Math.abs(rows[placed]! - row) === Math.abs(placed - column))
          return false;
      }
    }
    return true;
  };
  const place = (column: number): void => {
    if (column === half) {
      halfTurn++;
      if (rows.every((row, at) => rows[row] === n - 1 - at)) quarterTurn++;
      return;
    }
    for (let row = 0; row < n; row++) {
      // A queen meets its own image on a diagonal through the centre or on its own row.
      if (2 * row === n - 1 || row === column || row === n - 1 - column) continue;
      if (!safe(column, row, column)) continue;
      rows[column] = row;
      rows[n - 1 - column] = n - 1 - row;
      place(column + 1);
    }
  };
  rows[half] = half; // the middle of an odd number; else it is filled anew
  place(0);
  return { halfTurn, quarterTurn };
}
