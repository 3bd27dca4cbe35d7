/**
 * evaluationOnGeometricSequence: a polynomial modulo 998244353 at the points of a geometric sequence.
 *
 * In      N M a r, then N terms
 * Out     the values at a, a r … a r^(M - 1)
 * Source  Library Checker multipoint_evaluation_on_geometric_sequence,
 *         https://judge.yosupo.jp/problem/multipoint_evaluation_on_geometric_sequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { chirpZ } from "../chirp-z";

const MAX_COUNT = 2 ** 19;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(0, MAX_COUNT, "N"));
  const m = scanner.intIn(0, MAX_COUNT, "M");
  const a = scanner.intIn(0, 998244352, "a");
  const r = scanner.intIn(0, 998244352, "r");
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  return writeInts(new Writer(), chirpZ(f, a, r, m))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
