/**
 * queensFirst: the lexicographically first placement of n queens.
 *
 * Time    n = 20 5 ms, 29 20 ms, 30 0.6 s, 32 3 s, 33 4 s, 34 100 s, 35 5 s; exponential, by leaps
 * Space   O(n) to n = 30, then as queensCompletion
 * Limits  n in [0, 64]
 * Errors  RangeError for any other n
 * Source  own design: plain search to 30, then each row kept when queensCompletion can still go on
 * Tested  queens-first.test.ts: OEIS A141843 to n = 12, against queensAll to n = 20
 */
import { queensAll } from "./queens-all";
import { queensCompletion } from "./queens-completion";

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensFirst(n: number): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 64) {
    throw new RangeError(`queensFirst: n must be an integer in [0, 64], got ${n}`);
  }
  return n <= SEARCHED ? bySearch(n) : firstByCompletion(n);
}

const SEARCHED = 30; // above, plain search takes longer than asking for completions

function bySearch(n: number): Int32Array | undefined {
  let first: Int32Array | undefined;
  queensAll(n, (rows) => {
    first = rows.slice();
    return false;
  });
  return first;
}

/** The same without plain search, for any n from 4 on. */
export function firstByCompletion(n: number): Int32Array {
  const rows = new Int32Array(n).fill(-1);
  let known: Int32Array | undefined;
  for (let column = 0; column < n; column++) {
    for (let row = 0; ; row++) {
      if (rows.subarray(0, column).includes(row)) continue;
      rows[column] = row;
      // The last answer may go on in this very way; then nothing needs to be asked.
      if (known?.[column] === row) break;
      known = queensCompletion(rows) ?? known;
      if (known?.[column] === row) break;
    }
  }
  return rows;
}
