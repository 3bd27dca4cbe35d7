/**
 * logOfSetPowerSeries: log of a set power series.
 *
 * In      N ≤ 20, then 2^N terms, the first of which is 1
 * Out     the 2^N terms of log
 * Source  Library Checker log_of_set_power_series,
 *         https://judge.yosupo.jp/problem/log_of_set_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { setLog } from "../set-log";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const terms = new Int32Array(2 ** scanner.int());
  intsIn(scanner, terms, terms.length, 0, 998244352, "a term");
  return writeInts(new Writer(), setLog(terms)).newline().result();
}

if (require.main === module) runProgram(solve);
