/**
 * queensLocalSearch: a random placement of many queens, by free diagonals and a few lucky swaps.
 *
 * Use     queensLocalSearch(1000)
 * Time    O(n) expected: n = 10^6 50 ms, n = 10^7 0.55 s
 * Space   4n bytes and 4n bits; n bytes more at first
 * Limits  n in [0, 2 · 10^7]; not uniform among the placements (queensRandom is); not checked to be
 *         numbers: queensLocalSearch(seed)
 * Errors  RangeError for any other n
 * Source  after R. Sosic, J. Gu, "3,000,000 queens in less than one minute", 1991 (QS4), which draws
 *         each row it tries; diagonals as bits, rows shuffled once and tried in order: own design
 * Tested  queens-local-search.test.ts: every n to 300, n = 10^5, same rows for the same seed
 *
 * rows       a permutation: rows[column] = row
 * rising     one bit for each diagonal row + column that a placed queen stands on; falling likewise
 */

import { Random } from "../sequence/random";

/** Of 0 to 5 queens there is little to draw. */
const FEW = [[], [0], undefined, undefined, [1, 3, 0, 2], [1, 3, 0, 2, 4]];
const PILES = 256; // one byte
const TRIES = 60; // 3.3 are needed on average; the swaps repair the failures

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensLocalSearch(n: number, seed = 1): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 2e7) {
    throw new RangeError(`queensLocalSearch: n must be an integer in [0, 2 · 10^7], got ${n}`);
  }
  if (n < 6) return FEW[n] && Int32Array.from(FEW[n]);
  const random = new Random(seed);
  for (;;) {
    const rows = attempt(n, random);
    if (rows) return rows;
  }
}

function attempt(n: number, random: Random): Int32Array | undefined {
  const words = (n >> 4) + 1;
  const rows = shuffled(n, random);
  const rising = new Int32Array(words);
  const falling = new Int32Array(words);
  // Each column takes one of the remaining rows whose two diagonals are free. The rows stand in random
  // order, so trying them in order reads memory in order. It starts in their middle: refused rows gather
  // at the beginning, and starting there takes 6 tries and leaves 150 times as many columns to the swaps.
  const waiting: number[] = [];
  for (let column = 0; column < n; column++) {
    const shift = n - column;
    let tries = Math.min(TRIES, shift);
    let other = column + (shift >> 1);
    for (;;) {
      const row = rows[other]!;
      const up = row + column;
      const down = row + shift;
      if (((rising[up >> 5]! >>> up) | (falling[down >> 5]! >>> down)) & 1) {
        if (--tries === 0) {
          waiting.push(column);
          break;
        }
        if (++other === n) other = column;
        continue;
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

/** 0 … n-1 in a random order: dealt into piles, each shuffled within the cache (Rao, Sandelius). */
function shuffled(n: number, random: Random): Int32Array {
  const rows = new Int32Array(n);
  const pile = new Uint8Array(n + 3);
  for (let at = 0; at < n; at += 4) {
    const word = random.uint32();
    pile[at] = word;
    pile[at + 1] = word >>> 8;
    pile[at + 2] = word >>> 16;
    pile[at + 3] = word >>> 24;
  }
  const ends = new Int32Array(PILES + 1);
  for (let at = 0; at < n; at++) ends[pile[at]! + 1]!++;
  for (let index = 0; index < PILES; index++) ends[index + 1]! += ends[index]!;
  for (let at = 0; at < n; at++) rows[ends[pile[at]!]!++] = at;
  let from = 0;
  for (let index = 0; index < PILES; index++) {
    const end = ends[index]!;
    for (let last = end - 1; last > from; last--) {
      const other = from + Math.floor(random.uint32() * ((last - from + 1) / 2 ** 32));
      const row = rows[last]!;
      rows[last] = rows[other]!;
      rows[other] = row;
    }
    from = end;
  }
  return rows;
}

/**
 * Swaps each waiting column with a placed one, so that neither queen is attacked. False if no swap is
 * found.
 */
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
      const ownRow = rows[column]!;
      if (isFree(ownRow, column)) {
        flip(ownRow, column);
        break;
      }
      if (tries-- === 0) return false;
      const other = random.int(0, n - 1);
      if (unplaced.has(other)) continue;
      const row = rows[other]!;
      flip(row, other);
      if (isFree(row, column)) {
        flip(row, column);
        if (isFree(ownRow, other)) {
          flip(ownRow, other);
          rows[column] = row;
          rows[other] = ownRow;
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
