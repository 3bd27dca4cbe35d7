/**
 * inverseOfSparseSeries: 1 / f of a power series with few terms modulo 998244353.
 *
 * In      N K, then K lines of an exponent and the coefficient of that power of x
 * Out     the first N terms of the inverse
 * Source  Library Checker inv_of_formal_power_series_sparse,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series_sparse
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { SparseSeries } from "../sparse-series";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 1_000_000, "N");
  const exponents = new Int32Array(scanner.intIn(0, 10, "K"));
  const coefficients = new Int32Array(exponents.length);
  for (let i = 0; i < exponents.length; i++) {
    exponents[i] = scanner.intIn(0, n - 1, "an exponent");
    coefficients[i] = scanner.intIn(0, 998244352, "a coefficient");
  }
  const f = new SparseSeries(exponents, coefficients);
  return writeInts(new Writer(), f.inverse(n)).newline().result();
}

if (require.main === module) runProgram(solve);
