/**
 * queensConflicts: how many pairs of queens, one a column, attack each other.
 *
 * Use     queensConflicts([1, 3, 0, 2])
 * Time    O(n)
 * Space   20n bytes; isQueensPlacement 5n bits
 * Limits  rows[column] in [0, n), n ≤ 10^8; the count is exact below 2^53; not checked to be numbers:
 *         isQueensPlacement(rows, first), firstQueensConflict(rows)
 * Errors  RangeError from queensConflicts and firstQueensConflict for a row off the board;
 *         isQueensPlacement answers false
 * Source  the k queens of one line make k(k - 1)/2 pairs: folklore, own code
 * Tested  queens-conflicts.test.ts: against all pairs, on every board to n = 5 and random ones
 */
export function queensConflicts(rows: ArrayLike<number>): number {
  const n = rows.length;
  const inRow = new Int32Array(n);
  const inSum = new Int32Array(2 * n);
  const inDifference = new Int32Array(2 * n);
  let pairs = 0;
  for (let column = 0; column < n; column++) {
    const row = rowAt(rows, column);
    // Each queen forms a pair with every earlier queen on its lines.
    pairs += inRow[row]! + inSum[row + column]! + inDifference[row - column + n]!;
    inRow[row]!++;
    inSum[row + column]!++;
    inDifference[row - column + n]!++;
  }
  return pairs;
}

/**
 * Whether the rows are a placement: n numbers in [first, first + n), and no two queens attack each other.
 */
export function isQueensPlacement(rows: ArrayLike<number>, first = 0): boolean {
  const n = rows.length;
  const words = (n >> 4) + 1;
  const rowSeen = new Int32Array(words);
  const sumSeen = new Int32Array(words);
  const differenceSeen = new Int32Array(words);
  for (let column = 0; column < n; column++) {
    const row = rows[column]! - first;
    if (row >>> 0 !== row || row >= n) return false;
    const sum = row + column;
    const difference = row - column + n;
    const met =
      ((rowSeen[row >> 5]! >>> row) |
        (sumSeen[sum >> 5]! >>> sum) |
        (differenceSeen[difference >> 5]! >>> difference)) &
      1;
    if (met) return false;
    rowSeen[row >> 5]! |= 1 << row;
    sumSeen[sum >> 5]! |= 1 << sum;
    differenceSeen[difference >> 5]! |= 1 << difference;
  }
  return true;
}

/** The first two columns, by the later one, whose queens attack each other. */
export function firstQueensConflict(rows: ArrayLike<number>): [number, number] | undefined {
  const n = rows.length;
  const lines = new Map<number, number>();
  for (let column = 0; column < n; column++) {
    const row = rowAt(rows, column);
    const keys = [row, n + row + column, 4 * n + row - column];
    let other = n;
    for (const key of keys) other = Math.min(other, lines.get(key) ?? n);
    if (other < n) return [other, column];
    for (const key of keys) lines.set(key, column);
  }
  return undefined;
}

function rowAt(rows: ArrayLike<number>, column: number): number {
  const row = rows[column]!;
  if (row >>> 0 !== row || row >= rows.length) {
    throw new RangeError(
      `queensConflicts: row of column ${column} must be in [0, ${rows.length}), got ${row}`,
    );
  }
  return row;
}
