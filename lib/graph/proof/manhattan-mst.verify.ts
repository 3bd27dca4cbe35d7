/**
 * manhattanmst: a minimum spanning tree of points by the distance |dx| + |dy|.
 *
 * In      n; n lines "x y"
 * Out     the total length, then the edges as pairs of points, numbered from 0
 * Source  Library Checker manhattanmst, https://judge.yosupo.jp/problem/manhattanmst
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { manhattanMst } from "../manhattan-mst";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const numbers = new Int32Array(2 * n);
  intsIn(scanner, numbers, 2 * n, 0, 1e9, "a coordinate");
  const x = new Int32Array(n);
  const y = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    x[v] = numbers[2 * v]!;
    y[v] = numbers[2 * v + 1]!;
  }
  const { from, to, weights } = manhattanMst(x, y);
  let total = 0;
  for (const weight of weights) total += weight;
  const writer = new Writer().int(total).newline();
  for (let e = 0; e < from.length; e++) writer.int(from[e]!).space().int(to[e]!).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
