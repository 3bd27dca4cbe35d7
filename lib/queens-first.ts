/**
 * queensFirst: the lexicographically first placement of n queens.
 *
 * Time    n = 20 1 ms, 30 0.1 s, 35 0.3 s, then by leaps (36 is hard); exponential
 * Space   O(n) to n = 22, then as queensCompletion
 * Limits  n in [0, 64]
 * Errors  RangeError for any other n
 * Source  own design: row by row, each kept when queensCompletion can still go on
 * Tested  queens-first.test.ts: OEIS A141843 to n = 12, against queensAll to n = 20
 */
import { queensAll } from "./queens-all";
import { queensCompletion } from "./queens-completion";

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensFirst(n: number): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 64) {
    throw new RangeError(`queensFirst: n must be an integer in [0, 64], got ${n}`);
  }
  return n <= SEARCHED ? bySearch(n) : byCompletion(n);
}

const SEARCHED = 22; // from there on plain search takes longer than asking for completions

function bySearch(n: number): Int32Array | undefined {
  let first: Int32Array | undefined;
  queensAll(n, (rows) => {
    first = rows.slice();
    return false;
  });
  return first;
}

function byCompletion(n: number): Int32Array {
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
