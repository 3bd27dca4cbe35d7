/**
 * staticRangeCountDistinct: the number of different values in ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line how many different values [l, r) holds
 * Source  Library Checker static_range_count_distinct, https://judge.yosupo.jp/problem/static_range_count_distinct
 */
import { runProgram } from "../../io/run-program";
import { rangeDistinct } from "../range-distinct";
import { ofRanges } from "./of-ranges";

export const solve = ofRanges(rangeDistinct, 500_000);

if (require.main === module) runProgram(solve);
