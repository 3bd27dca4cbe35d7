/**
 * expOfSetPowerSeries: exp of a set power series.
 *
 * In      N ≤ 20, then 2^N terms, the first of which is 0
 * Out     the 2^N terms of exp
 * Source  Library Checker exp_of_set_power_series,
 *         https://judge.yosupo.jp/problem/exp_of_set_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { setExp } from "../set-exp";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const terms = new Int32Array(2 ** scanner.int());
  intsIn(scanner, terms, terms.length, 0, 998244352, "a term");
  return writeInts(new Writer(), setExp(terms)).newline().result();
}

if (require.main === module) runProgram(solve);
