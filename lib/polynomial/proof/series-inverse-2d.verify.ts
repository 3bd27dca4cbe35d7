/**
 * inverseIn2d: the inverse of a power series in two variables modulo 998244353.
 *
 * In      N M, then N rows of M terms, that of x^i y^j in row i at j
 * Out     as many rows of the inverse
 * Source  Library Checker inv_of_formal_power_series_2d,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series_2d
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { seriesInverse2d } from "../series-inverse-2d";

const MAX_TERMS = 500_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const rows = scanner.intIn(1, MAX_TERMS, "N");
  const columns = scanner.intIn(1, MAX_TERMS / rows, "M");
  const f = new Int32Array(rows * columns);
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  const inverse = seriesInverse2d(f, rows, columns);
  const writer = new Writer();
  for (let at = 0; at < f.length; at += columns) {
    writeInts(writer, inverse.subarray(at, at + columns)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
