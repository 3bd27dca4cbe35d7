/**
 * compositionalInverse: the compositional inverse of a power series modulo 998244353.
 *
 * In      N, then N terms, the first 0 and the second not
 * Out     the first N terms of the inverse
 * Source  Library Checker compositional_inverse_of_formal_power_series_large,
 *         https://judge.yosupo.jp/problem/compositional_inverse_of_formal_power_series_large
 */
import { runProgram } from "../../io/run-program";
import { seriesReversion } from "../series-reversion";
import { ofOneRow } from "./of-rows";

export const solve = ofOneRow((g) => seriesReversion(g));

if (require.main === module) runProgram(solve);
