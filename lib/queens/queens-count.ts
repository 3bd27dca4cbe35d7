/**
 * queensCount: the number of placements of n queens on an n × n board.
 *
 * Use     queensCount(8)
 * Time    n = 13 20 ms, 14 0.12 s, 15 0.8 s; each further queen takes seven times as long
 * Space   O(n)
 * Limits  n in [0, 18]; not checked to be numbers: countQueensOn(allowed)
 * Errors  RangeError for any other n
 * Source  bitmask search: Z. Qiu, SIGCSE 2002; M. Richards, 1997
 * Tested  queens-count.test.ts: OEIS A000170 to n = 14, allowed squares against all permutations
 */
export function queensCount(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 18) {
    throw new RangeError(`queensCount: n must be an integer in [0, 18], got ${n}`);
  }
  if (n < 2) return 1;
  // A first queen on the left half counts twice, for its mirror image; with the first queen in the middle
  // the second one does.
  const full = (1 << n) - 1;
  let count = 0;
  for (let row = 0; row < n >> 1; row++) count += 2 * below(full, 1 << row);
  if (n & 1) {
    const middle = 1 << (n >> 1);
    for (let row = 0; row < (n >> 1) - 1; row++) {
      const bit = 1 << row;
      count +=
        2 * countFrom(full, middle | bit, ((middle << 1) | bit) << 1, ((middle >> 1) | bit) >> 1);
    }
  }
  return count;
}

/** Placements that use in column c only the rows of the bit set allowed[c]; n = allowed.length ≤ 31. */
export function countQueensOn(allowed: ArrayLike<number>): number {
  const n = allowed.length;
  if (n > 31) throw new RangeError(`countQueensOn: at most 31 columns, got ${n}`);
  const full = -1 >>> (32 - n);
  const from = (column: number, rows: number, rising: number, falling: number): number => {
    if (column === n) return 1;
    let free = allowed[column]! & full & ~(rows | rising | falling);
    let count = 0;
    while (free !== 0) {
      const bit = free & -free;
      free ^= bit;
      count += from(column + 1, rows | bit, (rising | bit) << 1, (falling | bit) >>> 1);
    }
    return count;
  };
  return from(0, 0, 0, 0);
}

/**
 * The number of ways to continue when `rows` are taken; `rising` and `falling` are the diagonals that
 * meet the next column.
 */
export function countFrom(full: number, rows: number, rising: number, falling: number): number {
  if (rows === full) return 1;
  let free = full & ~(rows | rising | falling);
  let count = 0;
  while (free !== 0) {
    const bit = free & -free;
    free ^= bit;
    count += countFrom(full, rows | bit, (rising | bit) << 1, (falling | bit) >> 1);
  }
  return count;
}

function below(full: number, bit: number): number {
  return countFrom(full, bit, bit << 1, bit >> 1);
}
