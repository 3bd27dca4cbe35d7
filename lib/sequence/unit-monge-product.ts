/**
 * unitMongeProduct: the product of two permutations in which sums of entries are added by (min, +)
 * ("seaweed product", "unit-Monge product"), also of partial permutations.
 *
 * Use     unitMongeProduct(Int32Array.of(0, 1, 2), Int32Array.of(0, 1, 2))
 * Time    O(n log n): 10^5 in about 0.1 s
 * Space   40 bytes a row, kept for the next product, and O(n)
 * Limits  n up to 2^24; a[i] is the column of row i, or -1 where the row is empty
 * Errors  RangeError for different lengths, too many rows, a column outside or twice
 * Source  A. Tiskin, "Fast distance multiplication of unit-Monge matrices", Algorithmica 71 (2015), 859; own code
 * Tested  unit-monge-product.test.ts: against the minimum of all sums; verify: library-checker
 *         static_range_lis_query through rangeLis
 *
 * With A(i, k) = how many rows from i on have a column below k, the product c has the least A(i, j) + B(j, k)
 * of all j as its C(i, k). The columns of a, which are the rows of b, are cut in halves whose products, LOW and
 * HIGH, are known. C follows HIGH where
 *
 *   gap(i, k) = entries of HIGH in rows below i and columns below k - entries of LOW in rows and columns from i and k on
 *
 * is below 0, and LOW where it is above; gap grows with i and with k, so one walk from the last row and first
 * column finds the border, at whose corners new entries arise.
 */
export function unitMongeProduct(a: Int32Array, b: Int32Array): Int32Array {
  const n = a.length;
  if (b.length !== n || n > 2 ** 24) {
    throw new RangeError(
      `unitMongeProduct: expected two of up to 2^24 rows, got ${n} and ${b.length}`,
    );
  }
  const aRowOf = inverse(a);
  const bRowOf = inverse(b);
  // Empty rows of a come first, with the columns that nothing has; those of b come last.
  if (room.length < 10 * n + 128) room = new Int32Array(10 * n + 128);
  const work = room;
  const aRows = new Int32Array(n);
  const bColumns = new Int32Array(n);
  let filled = 0;
  for (let i = 0; i < n; i++) if (a[i]! >= 0) aRows[filled++] = i;
  for (let i = 0; i < filled; i++) work[n - filled + i] = a[aRows[i]!]!;
  for (let k = 0, put = 0; k < n; k++) if (aRowOf[k]! < 0) work[put++] = k;
  let used = 0;
  for (let k = 0; k < n; k++) {
    if (bRowOf[k]! < 0) continue;
    work[n + used] = bRowOf[k]!;
    bColumns[used++] = k;
  }
  for (let i = 0, put = n + used; i < n; i++) if (b[i]! < 0) work[put++] = i;
  multiply(work, n, 0, n, 2 * n);
  const product = new Int32Array(n).fill(-1);
  for (let i = 0; i < filled; i++) {
    const column = work[n - filled + i]!;
    if (column < used) product[aRows[i]!] = bColumns[column]!;
  }
  return product;
}

/** The row of each column, or -1. */
function inverse(columns: Int32Array): Int32Array {
  const n = columns.length;
  const rowOf = new Int32Array(n).fill(-1);
  for (let row = 0; row < n; row++) {
    const column = columns[row]!;
    if (column === -1) continue;
    if (column >>> 0 >= n || rowOf[column] !== -1) {
      throw new RangeError(
        `unitMongeProduct: expected different columns in [0, ${n}), or -1, got ${column} in row ${row}`,
      );
    }
    rowOf[column] = row;
  }
  return rowOf;
}

/**
 * The columns of n rows at work[a] and the rows of n columns at work[b]: puts the columns of their product at
 * work[a]. Uses work from `top` on; recurses log2 n deep.
 */
function multiply(work: Int32Array, n: number, a: number, b: number, top: number): void {
  if (n <= SHORT) {
    multiplyShort(work, n, a, b, top);
    return;
  }
  const middle = n >> 1;
  const ownA = top;
  const ownB = top + 2 * n;
  const rest = top + 4 * n;
  split(work, n, a, middle, ownA);
  split(work, n, b, middle, ownB);
  multiply(work, middle, ownA, ownB, rest);
  multiply(work, n - middle, ownA + middle, ownB + middle, rest);
  const columnOf = rest;
  const rowOf = rest + n;
  for (let i = 0; i < n; i++) {
    const row = work[ownA + n + i]!;
    const column = work[ownB + n + work[ownA + i]! + (i < middle ? 0 : middle)]!;
    work[columnOf + row] = column;
    work[rowOf + column] = row;
  }
  // `first` is the least column whose gap in this row is not below 0, `last` the greatest one whose gap in
  // the row behind was not above 0.
  let [first, firstGap, last, lastGap] = [0, 0, 0, 0];
  for (let row = n - 1; row >= 0; row--) {
    while (last < n) {
      const below = work[rowOf + last]! <= row;
      const step = work[b + last]! < middle ? !below : below;
      if (step && lastGap === 0) break;
      if (step) lastGap++;
      last++;
    }
    const column = work[columnOf + row]!;
    const isLow = work[a + row]! < middle;
    if (isLow ? column >= first : column < first) firstGap--;
    if (isLow ? column >= last : column < last) lastGap--;
    for (; firstGap < 0; first++) {
      const below = work[rowOf + first]! < row;
      if (work[b + first]! < middle ? !below : below) firstGap++;
    }
    work[a + row] = first > last ? last : column;
  }
}

/**
 * The same by exchanges of neighbours: those that make b of the identity are applied to a, in order, but for
 * those that would undo another one.
 */
function multiplyShort(work: Int32Array, n: number, a: number, b: number, top: number): void {
  const rowOf = top + n;
  for (let i = 0; i < n; i++) {
    work[top + i] = i;
    work[rowOf + work[a + i]!] = i;
  }
  for (let k = 0; k < n; k++) {
    const row = work[b + k]!;
    let place = k;
    while (work[top + place] !== row) place++;
    for (; place > k; place--) {
      work[top + place] = work[top + place - 1]!;
      const left = work[rowOf + place - 1]!;
      const right = work[rowOf + place]!;
      work[rowOf + place - 1] = Math.max(left, right);
      work[rowOf + place] = Math.min(left, right);
    }
  }
  for (let k = 0; k < n; k++) work[a + work[rowOf + k]!] = k;
}

/**
 * Puts the numbers at work[from] to work[to], those below `middle` first, the others less by it, and behind these
 * n their places. Without a branch, which no processor could predict.
 */
function split(work: Int32Array, n: number, from: number, middle: number, to: number): void {
  let low = to;
  let high = to + middle;
  for (let i = 0; i < n; i++) {
    const number = (work[from + i]! - middle) | 0;
    const isLow = number >> 31; // -1 or 0
    const put = high + ((low - high) & isLow);
    work[put] = number + (middle & isLow);
    work[put + n] = i;
    low -= isLow;
    high += 1 + isLow;
  }
}

/** Kept for the next product, since fresh memory costs a tenth of the time. */
let room = new Int32Array(0);
const SHORT = 12;
