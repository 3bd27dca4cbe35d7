/**
 * multipointEvaluation: the values of a polynomial modulo 998244353 at many points.
 *
 * In      N M, then N terms and M points
 * Out     the M values
 * Source  Library Checker multipoint_evaluation,
 *         https://judge.yosupo.jp/problem/multipoint_evaluation
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { PointTree } from "../point-tree";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.int());
  const points = new Int32Array(scanner.int());
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  intsIn(scanner, points, points.length, 0, 998244352, "a point");
  return writeInts(new Writer(), new PointTree(points).evaluate(f)).newline().result();
}

if (require.main === module) runProgram(solve);
