/**
 * sortPointsByArgument: points in the order of their angles.
 *
 * In      N; N lines "x y"
 * Out     the points by atan2(y, x) in (-π, π]; the origin counts as angle 0
 * Source  Library Checker sort_points_by_argument,
 *         https://judge.yosupo.jp/problem/sort_points_by_argument
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { readPoints } from "../read-points";
import { sortByArgument } from "../sort-by-argument";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.int());
  const writer = new Writer();
  for (const i of sortByArgument(x, y)) writer.int(x[i]!).space().int(y[i]!).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
