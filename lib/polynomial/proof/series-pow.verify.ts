/**
 * powOfFormalPowerSeries: a power series modulo 998244353 to a power.
 *
 * In      N M, then N terms
 * Out     the first N terms of the M-th power
 * Source  Library Checker pow_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/pow_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesPow } from "../series-pow";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.int());
  const exponent = nextBigint(scanner);
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  return writeInts(new Writer(), seriesPow(f, exponent)).newline().result();
}

if (require.main === module) runProgram(solve);
