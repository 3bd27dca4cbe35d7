import { described } from "../../../scripts/verify/shape";
import { residueRows } from "./determinant.twin";

const P = 998244353n;

/** Gauss in BigInt without divisions: how many of the rows are independent in the first columns. */
export function naiveRank(matrix: readonly (readonly bigint[])[], columns: number): number {
  let rows = matrix;
  let rank = 0;
  for (let column = 0; column < columns; column++) {
    const pivot = rows.find((row) => row[column]! % P !== 0n);
    if (pivot === undefined) continue;
    rank++;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((x, j) => (x * pivot[column]! - pivot[j]! * row[column]!) % P));
  }
  return rank;
}

export const twin = described({
  problem: "matrix_rank",
  timeLimitMs: 5_000,
  middle: 15,
  shape: (s) => {
    const [n, m] = [s.size(0, 500), s.size(0, 500)];
    return { m, rows: residueRows(s, n, m, Number(P)) };
  },
  naive: ({ m, rows }) => naiveRank(rows, m),
});
