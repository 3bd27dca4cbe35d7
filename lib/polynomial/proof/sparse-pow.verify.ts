/**
 * powerOfSparseSeries: a power of a power series with few terms modulo 998244353.
 *
 * In      N K M, then K lines of an exponent and the coefficient of that power of x
 * Out     the first N terms of the M-th power
 * Source  Library Checker pow_of_formal_power_series_sparse,
 *         https://judge.yosupo.jp/problem/pow_of_formal_power_series_sparse
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { SparseSeries } from "../sparse-series";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 1_000_000, "N");
  const exponents = new Int32Array(scanner.intIn(0, 10, "K"));
  const power = nextBigint(scanner);
  const coefficients = new Int32Array(exponents.length);
  for (let i = 0; i < exponents.length; i++) {
    exponents[i] = scanner.intIn(0, n - 1, "an exponent");
    coefficients[i] = scanner.intIn(0, 998244352, "a coefficient");
  }
  const f = new SparseSeries(exponents, coefficients);
  return writeInts(new Writer(), f.pow(power, n)).newline().result();
}

if (require.main === module) runProgram(solve);
