/**
 * segmentIntersections: how many crossings upright and level segments have.
 *
 * In      n; n lines "x1 y1 x2 y2": no two parallel ones have a point in common
 * Out     the number of crossings, at most 10^6
 * Source  AOJ CGL_6_A, https://onlinejudge.u-aizu.ac.jp/problems/CGL_6_A
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { axisCrossings } from "../axis-crossings";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 100_000, "n");
  const ends = new Int32Array(4 * n);
  intsIn(scanner, ends, 4 * n, -1e9, 1e9, "a coordinate");
  const column = (k: number) => Int32Array.from({ length: n }, (_, i) => ends[4 * i + k]!);
  const count = axisCrossings(column(0), column(1), column(2), column(3));
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
