/**
 * sqrtOfFormalPowerSeries: a square root of a power series modulo 998244353.
 *
 * In      N, then N terms
 * Out     the first N terms of a root, any of them, or -1
 * Source  Library Checker sqrt_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/sqrt_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesSqrt } from "../series-sqrt";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.int());
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  return writeInts(new Writer(), seriesSqrt(f) ?? [-1])
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
