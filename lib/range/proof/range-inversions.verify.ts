/**
 * staticRangeInversions: the number of inversions in ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line how many pairs of [l, r) are in the wrong order
 * Source  Library Checker static_range_inversions_query, https://judge.yosupo.jp/problem/static_range_inversions_query
 */
import { runProgram } from "../../io/run-program";
import { rangeInversions } from "../range-inversions";
import { ofRanges } from "./of-ranges";

export const solve = ofRanges(rangeInversions, 100_000);

if (require.main === module) runProgram(solve);
