/**
 * unitMongeProduct: the product of two permutations in which sums of entries are added by (min, +)
 * ("seaweed product", "unit-Monge product"), also of partial permutations.
 *
 * Use     unitMongeProduct(Int32Array.of(0, 1, 2), Int32Array.of(0, 1, 2))
 * Time    O(n log n): 10^5 in about 0.1 s
 * Space   O(n)
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
  const work = new Int32Array(12 * n + 64);
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
  if (n <= 1) return;
  const middle = n >> 1;
  const columnOf = top;
  const rowOf = top + n;
  half(work, n, a, b, 0, middle, top);
  half(work, n, a, b, middle, n - middle, top);
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

/** The product of what lies in [low, low + count) of the columns of a, at its rows and columns. */
function half(
  work: Int32Array,
  n: number,
  a: number,
  b: number,
  low: number,
  count: number,
  top: number,
): void {
  const columnOf = top;
  const rowOf = top + n;
  const ownA = top + 2 * n;
  const rows = ownA + count;
  const ownB = rows + count;
  const columns = ownB + count;
  let putA = 0;
  let putB = 0;
  for (let i = 0; i < n; i++) {
    const inA = work[a + i]! - low;
    if (inA >>> 0 < count) {
      work[ownA + putA] = inA;
      work[rows + putA++] = i;
    }
    const inB = work[b + i]! - low;
    if (inB >>> 0 < count) {
      work[ownB + putB] = inB;
      work[columns + putB++] = i;
    }
  }
  multiply(work, count, ownA, ownB, columns + count);
  for (let i = 0; i < count; i++) {
    const row = work[rows + i]!;
    const column = work[columns + work[ownA + i]!]!;
    work[columnOf + row] = column;
    work[rowOf + column] = row;
  }
}
