/**
 * inverseOfShortSeries: the compositional inverse of a power series modulo 998244353, up to 8000 terms.
 *
 * In      N, then N terms, the first 0 and the second not
 * Out     the first N terms of the inverse
 * Source  Library Checker compositional_inverse_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/compositional_inverse_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesReversion } from "../series-reversion";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const g = new Int32Array(scanner.intIn(2, 8000, "N"));
  intsIn(scanner, g, g.length, 0, 998244352, "a term");
  return writeInts(new Writer(), seriesReversion(g)).newline().result();
}

if (require.main === module) runProgram(solve);
