/**
 * staticRangeSum: sums of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line the sum of the elements in [l, r)
 * Source  Library Checker static_range_sum, https://judge.yosupo.jp/problem/static_range_sum
 */
import { runProgram } from "../../io/run-program";
import { DisjointSparseTable } from "../disjoint-sparse-table";
import { rangeSums } from "./range-sums";

export const solve = rangeSums((values) => {
  const table = new DisjointSparseTable(values, (a, b) => a + b);
  return (l, r) => table.fold(l, r);
});

if (require.main === module) runProgram(solve);
