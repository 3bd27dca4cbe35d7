/**
 * invOfFormalPowerSeries: the inverse of a power series modulo 998244353.
 *
 * In      N, then N terms, the first of them not 0
 * Out     the first N terms of the inverse
 * Source  Library Checker inv_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesInverse } from "../series-inverse";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.int());
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  return writeInts(new Writer(), seriesInverse(f)).newline().result();
}

if (require.main === module) runProgram(solve);
