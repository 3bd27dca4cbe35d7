/**
 * interpolationOnGeometricSequence: the polynomial modulo 998244353 with given values at a geometric sequence.
 *
 * In      N a r, then the values at a, a r … a r^(N - 1), all different
 * Out     the N terms of the polynomial
 * Source  Library Checker polynomial_interpolation_on_geometric_sequence,
 *         https://judge.yosupo.jp/problem/polynomial_interpolation_on_geometric_sequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { geometricInterpolation } from "../geometric-interpolation";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const values = new Int32Array(scanner.intIn(0, 2 ** 19, "N"));
  const a = scanner.intIn(0, 998244352, "a");
  const r = scanner.intIn(0, 998244352, "r");
  intsIn(scanner, values, values.length, 0, 998244352, "a value");
  return writeInts(new Writer(), geometricInterpolation(values, a, r))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
