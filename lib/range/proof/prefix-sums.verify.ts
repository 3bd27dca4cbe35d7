/**
 * staticRangeSum: sums of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line the sum of the elements in [l, r)
 * Source  Library Checker static_range_sum, https://judge.yosupo.jp/problem/static_range_sum
 */
import { runProgram } from "../../io/run-program";
import { PrefixSums } from "../prefix-sums";
import { rangeSums } from "./range-sums";

export const solve = rangeSums((values) => {
  const sums = new PrefixSums(values);
  return (l, r) => sums.sum(l, r);
});

if (require.main === module) runProgram(solve);
