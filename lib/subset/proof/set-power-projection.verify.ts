/**
 * powerProjectionOfSetPowerSeries: weighted sums of the terms of all powers of a set power series.
 *
 * In      N ≤ 20, M ≤ 10^5; 2^N terms; 2^N weights
 * Out     for k = 0 … M - 1 the sum of each set's weight times its term in the k-th power
 * Source  Library Checker power_projection_of_set_power_series,
 *         https://judge.yosupo.jp/problem/power_projection_of_set_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { setPowerProjection } from "../set-power-projection";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = 2 ** scanner.int();
  const count = scanner.int();
  const terms = new Int32Array(n);
  const weights = new Int32Array(n);
  intsIn(scanner, terms, n, 0, 998244352, "a term");
  intsIn(scanner, weights, n, 0, 998244352, "a weight");
  return writeInts(new Writer(), setPowerProjection(terms, weights, count))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
