/**
 * queensLocalSearch: a random placement of many queens, by free diagonals and a few lucky swaps.
 *
 * Time    O(n) expected: n = 10^6 0.15 s, n = 10^7 2 s
 * Space   4n bytes and 4n bits
 * Limits  n in [0, 2 · 10^7]; not uniform among the placements (queensRandom is)
 * Errors  RangeError for any other n
 * Source  R. Sosic, J. Gu, "3,000,000 queens in less than one minute", 1991 (QS4); diagonals as bits
 * Tested  queens-local-search.test.ts: every n to 300, n = 10^5, same rows for the same seed
 *
 * rows       a permutation: rows[column] = row
 * rising     one bit for each diagonal row + column that a placed queen stands on; falling likewise
 */
import { queensPlacement } from "./queens-placement";
import { Random } from "./random";

const TRIES = 60; // free diagonals are found in 3 tries on average; what fails is left to the swaps

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensLocalSearch(n: number, seed = 1): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 2e7) {
    throw new RangeError(`queensLocalSearch: n must be an integer in [0, 2 · 10^7], got ${n}`);
  }
  if (n < 6) return queensPlacement(n);
  const random = new Random(seed);
  for (;;) {
    const rows = attempt(n, random);
    if (rows) return rows;
  }
}

function attempt(n: number, random: Random): Int32Array | undefined {
  const words = (n >> 4) + 1;
  const rows = new Int32Array(n);
  const rising = new Int32Array(words);
  const falling = new Int32Array(words);
  for (let column = 0; column < n; column++) rows[column] = column;
  // Column by column: a row of those left over, whose two diagonals are free.
  const waiting: number[] = [];
  for (let column = 0; column < n; column++) {
    const left = (n - column) / 2 ** 32;
    let tries = TRIES;
    for (;;) {
      const other = column + Math.floor(random.uint32() * left);
      const row = rows[other]!;
      const up = row + column;
      const down = row - column + n;
      if (((rising[up >> 5]! >>> up) | (falling[down >> 5]! >>> down)) & 1) {
        if (--tries > 0) continue;
        waiting.push(column);
        break;
      }
      rows[other] = rows[column]!;
      rows[column] = row;
      rising[up >> 5]! |= 1 << up;
      falling[down >> 5]! |= 1 << down;
      break;
    }
  }
  return settle(rows, rising, falling, waiting, random) ? rows : undefined;
}

/** Swaps each waiting column with a placed one, so that both stand free. False when luck runs out. */
function settle(
  rows: Int32Array,
  rising: Int32Array,
  falling: Int32Array,
  waiting: readonly number[],
  random: Random,
): boolean {
  const n = rows.length;
  const flip = (row: number, column: number) => {
    const up = row + column;
    const down = row - column + n;
    rising[up >> 5]! ^= 1 << up;
    falling[down >> 5]! ^= 1 << down;
  };
  const isFree = (row: number, column: number) => {
    const up = row + column;
    const down = row - column + n;
    return (((rising[up >> 5]! >>> up) | (falling[down >> 5]! >>> down)) & 1) === 0;
  };
  const unplaced = new Set(waiting);
  let tries = 1000 + 50 * n;
  for (const column of waiting) {
    for (;;) {
      const own = rows[column]!;
      if (isFree(own, column)) {
        flip(own, column);
        break;
      }
      if (tries-- === 0) return false;
      const other = random.int(0, n - 1);
      if (unplaced.has(other)) continue;
      const row = rows[other]!;
      flip(row, other);
      if (isFree(row, column)) {
        flip(row, column);
        if (isFree(own, other)) {
          flip(own, other);
          rows[column] = row;
          rows[other] = own;
          break;
        }
        flip(row, column);
      }
      flip(row, other);
    }
    unplaced.delete(column);
  }
  return true;
}
