/**
 * invOfFormalPowerSeries: the inverse of a power series modulo 998244353.
 *
 * In      N, then N terms, the first of them not 0
 * Out     the first N terms of the inverse
 * Source  Library Checker inv_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series
 */
import { runProgram } from "../../io/run-program";
import { seriesInverse } from "../series-inverse";
import { ofOneRow } from "./of-rows";

export const solve = ofOneRow((f) => seriesInverse(f));

if (require.main === module) runProgram(solve);
