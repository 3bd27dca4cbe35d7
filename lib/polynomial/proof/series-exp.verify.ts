/**
 * expOfFormalPowerSeries: the exponential of a power series modulo 998244353.
 *
 * In      N, then N terms, the first of them 0
 * Out     the first N terms of the exponential
 * Source  Library Checker exp_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/exp_of_formal_power_series
 */
import { runProgram } from "../../io/run-program";
import { seriesExp } from "../series-exp";
import { ofOneRow } from "./of-rows";

export const solve = ofOneRow((f) => seriesExp(f));

if (require.main === module) runProgram(solve);
