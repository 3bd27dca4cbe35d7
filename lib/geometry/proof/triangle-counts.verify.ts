/**
 * countPointsInTriangle: how many points lie strictly inside triangles.
 *
 * In      N; N corners "x y"; M; M points "x y"; Q; Q lines "a b c", three corners from 0
 * Out     for each line the number of points inside
 * Source  Library Checker count_points_in_triangle,
 *         https://judge.yosupo.jp/problem/count_points_in_triangle
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { readPoints } from "../read-points";
import { TriangleCounts } from "../triangle-counts";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const corners = readPoints(scanner, scanner.int());
  const points = readPoints(scanner, scanner.int());
  const counts = new TriangleCounts(corners.x, corners.y, points.x, points.y);
  const q = scanner.int();
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, corners.x.length - 1, "a corner");
  const answers = new Int32Array(q);
  for (let i = 0; i < q; i++) {
    answers[i] = counts.count(queries[3 * i]!, queries[3 * i + 1]!, queries[3 * i + 2]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
