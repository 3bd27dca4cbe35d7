/**
 * inverseOfSparseSeries: 1 / f of a power series with few terms modulo 998244353.
 *
 * In      N K, then K lines of an exponent and the coefficient of that power of x
 * Out     the first N terms of the inverse
 * Source  Library Checker inv_of_formal_power_series_sparse,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series_sparse
 */
import { runProgram } from "../../io/run-program";
import { SparseSeries } from "../sparse-series";
import { ofSparseSeries } from "./of-sparse-series";

export const solve = ofSparseSeries(SparseSeries, () => (f, n) => f.inverse(n));

if (require.main === module) runProgram(solve);
