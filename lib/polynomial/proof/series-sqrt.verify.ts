/**
 * sqrtOfFormalPowerSeries: a square root of a power series modulo 998244353.
 *
 * In      N, then N terms
 * Out     the first N terms of a root, any of them, or -1
 * Source  Library Checker sqrt_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/sqrt_of_formal_power_series
 */
import { runProgram } from "../../io/run-program";
import { seriesSqrt } from "../series-sqrt";
import { ofOneRow } from "./of-rows";

export const solve = ofOneRow((f) => seriesSqrt(f) ?? [-1]);

if (require.main === module) runProgram(solve);
