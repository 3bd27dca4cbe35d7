/**
 * logOfFormalPowerSeries: the logarithm of a power series modulo 998244353.
 *
 * In      N, then N terms, the first of them 1
 * Out     the first N terms of the logarithm
 * Source  Library Checker log_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/log_of_formal_power_series
 */
import { runProgram } from "../../io/run-program";
import { seriesLog } from "../series-log";
import { ofOneRow } from "./of-rows";

export const solve = ofOneRow((f) => seriesLog(f));

if (require.main === module) runProgram(solve);
