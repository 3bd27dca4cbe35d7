/**
 * queensFirst: the lexicographically first placement of n queens.
 *
 * Use     queensFirst(8)
 * Time    n = 29 10 ms, 30 0.2 s, 31 50 ms, 32 0.25 s, 33 0.4 s, 34 9 s, 35 0.3 s, 36 70 s; exponential
 *         and irregular
 * Space   as QueensOracle
 * Limits  n in [0, 64]
 * Errors  RangeError for any other n
 * Source  own design: rows in order, each kept unless QueensOracle proves that no placement continues with
 *         it
 * Tested  queens-first.test.ts: OEIS A141843 to n = 12, plain search to n = 25, in C++ to n = 35
 */
import { QueensOracle } from "./queens-oracle";

const BUDGET = 10_000; // queens that the oracle may try for one question

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensFirst(n: number, budget = BUDGET): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 64) {
    throw new RangeError(`queensFirst: n must be an integer in [0, 64], got ${n}`);
  }
  if (n === 0) return new Int32Array(0);
  const oracle = new QueensOracle(n);
  const rows = new Int32Array(n);
  let placement: Int32Array | undefined; // the last placement that the oracle found
  // If the oracle gives up, the rows of the next column are tried anyway: nothing is left out, so the
  // first placement comes first whatever the budget.
  const extend = (column: number): boolean => {
    if (column === n) return true;
    for (let row = 0; row < n; row++) {
      if (!isFree(rows, column, row)) continue;
      rows[column] = row;
      let answer = placement && agree(placement, rows, column + 1) ? "yes" : undefined;
      if (!answer) {
        answer = oracle.ask(rows, column + 1, budget);
        if (answer === "yes") placement = oracle.rows.slice();
      }
      if (answer !== "no" && extend(column + 1)) return true;
    }
    return false;
  };
  return extend(0) ? rows : undefined;
}

function isFree(rows: Int32Array, column: number, row: number): boolean {
  for (let other = 0; other < column; other++) {
    const apart = rows[other]! - row;
    if (apart === 0 || Math.abs(apart) === column - other) return false;
  }
  return true;
}

function agree(a: Int32Array, b: Int32Array, count: number): boolean {
  for (let at = 0; at < count; at++) if (a[at] !== b[at]) return false;
  return true;
}
