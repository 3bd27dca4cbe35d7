/**
 * powerOfSparseSeries: a power of a power series with few terms modulo 998244353.
 *
 * In      N K M, then K lines of an exponent and the coefficient of that power of x
 * Out     the first N terms of the M-th power
 * Source  Library Checker pow_of_formal_power_series_sparse,
 *         https://judge.yosupo.jp/problem/pow_of_formal_power_series_sparse
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { SparseSeries } from "../sparse-series";
import { ofSparseSeries } from "./of-sparse-series";

export const solve = ofSparseSeries(SparseSeries, (scanner) => {
  const power = nextBigint(scanner);
  return (f, n) => f.pow(power, n);
});

if (require.main === module) runProgram(solve);
