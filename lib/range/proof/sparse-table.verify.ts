/**
 * staticRmq: minima of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line the minimum of the elements in [l, r)
 * Source  Library Checker staticrmq, https://judge.yosupo.jp/problem/staticrmq
 */
import { runProgram } from "../../io/run-program";
import { SparseTable } from "../sparse-table";
import { ofRanges } from "./of-ranges";

export const solve = ofRanges((values, lefts, rights) => {
  const table = new SparseTable(values, (a, b) => (a < b ? a : b));
  return lefts.map((l, query) => table.fold(l, rights[query]!));
}, 500_000);

if (require.main === module) runProgram(solve);
