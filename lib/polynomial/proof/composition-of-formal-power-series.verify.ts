/**
 * compositionOfShortSeries: one power series of another modulo 998244353, up to 8000 terms.
 *
 * In      N, then the N terms of f, then those of g, whose first is 0
 * Out     the first N terms of f(g(x))
 * Source  Library Checker composition_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/composition_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesComposition } from "../series-composition";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 8000, "N");
  const f = new Int32Array(n);
  const g = new Int32Array(n);
  intsIn(scanner, f, n, 0, 998244352, "a term of f");
  intsIn(scanner, g, n, 0, 998244352, "a term of g");
  return writeInts(new Writer(), seriesComposition(f, g)).newline().result();
}

if (require.main === module) runProgram(solve);
