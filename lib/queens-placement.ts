/**
 * queensPlacement: n queens on an n × n board, none attacking another, by an explicit rule.
 *
 * Time    O(n), no search: two runs of consecutive writes
 * Space   4n bytes, or none when the caller hands in an array
 * Limits  n in [0, 10^8]; n = 2 and n = 3 have no placement
 * Errors  RangeError for any other n, or for an array of another length
 * Source  E. Pauls, 1874, in the form told by Wikipedia, "Eight queens puzzle": by n mod 6
 * Tested  queens-placement.test.ts: every n to 2,000 and around 10^5 by queensConflicts
 */
export function queensPlacement(n: number, into?: Int32Array): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 1e8) {
    throw new RangeError(`queensPlacement: n must be an integer in [0, 10^8], got ${n}`);
  }
  if (into && into.length !== n) {
    throw new RangeError(`queensPlacement: an array of ${into.length} rows for n = ${n}`);
  }
  if (n === 2 || n === 3) return undefined;
  const rows = into ?? new Int32Array(n);
  // Counted from 0, as everywhere here: the classical "2, 4, 6, …, 1, 3, 5, …" is 1, 3, 5, …, 0, 2, 4, ….
  const half = n >> 1;
  for (let column = 0, row = 1; column < half; column++, row += 2) rows[column] = row;
  for (let column = half, row = 0; column < n; column++, row += 2) rows[column] = row;
  if (n % 6 === 2) {
    // The second run becomes 2, 0, 6, 8, …, n - 2, 4.
    rows.copyWithin(half + 2, half + 3);
    rows[half] = 2;
    rows[half + 1] = 0;
    rows[n - 1] = 4;
  } else if (n % 6 === 3) {
    // The first run becomes 3, 5, …, 1 and the second 4, 6, …, 0, 2.
    rows.copyWithin(0, 1, half);
    rows[half - 1] = 1;
    rows.copyWithin(half, half + 2);
    rows[n - 2] = 0;
    rows[n - 1] = 2;
  }
  return rows;
}
