/**
 * polynomialCompositeSetPowerSeries: a polynomial of a set power series.
 *
 * In      M ≤ 10^5, N ≤ 20; M terms of the polynomial; 2^N terms of the series
 * Out     the 2^N terms of the composition
 * Source  Library Checker polynomial_composite_set_power_series,
 *         https://judge.yosupo.jp/problem/polynomial_composite_set_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { setComposition } from "../set-composition";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const polynomial = new Int32Array(scanner.int());
  const terms = new Int32Array(2 ** scanner.int());
  intsIn(scanner, polynomial, polynomial.length, 0, 998244352, "a term");
  intsIn(scanner, terms, terms.length, 0, 998244352, "a term");
  return writeInts(new Writer(), setComposition(polynomial, terms)).newline().result();
}

if (require.main === module) runProgram(solve);
