/**
 * euclideanMst: a minimum spanning tree of points in the plane.
 *
 * In      N; N lines "x y"
 * Out     N - 1 lines "u v": the edges of a tree of least total length
 * Source  Library Checker euclidean_mst, https://judge.yosupo.jp/problem/euclidean_mst
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { argsort } from "../../sequence/radix-sort";
import { DisjointSets } from "../../structure/disjoint-sets";
import { Delaunay } from "../delaunay";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 200_000, "N");
  const { x, y } = readPoints(scanner, n, -10_000, 10_000);
  const { edges } = new Delaunay(x, y);
  const squares = new Int32Array(edges.length / 2);
  for (let e = 0; e < squares.length; e++) {
    const dx = x[edges[2 * e]!]! - x[edges[2 * e + 1]!]!;
    const dy = y[edges[2 * e]!]! - y[edges[2 * e + 1]!]!;
    squares[e] = dx * dx + dy * dy; // at most 8 · 10^8
  }
  const sets = new DisjointSets(n);
  const writer = new Writer();
  for (const e of argsort(squares)) {
    const [u, v] = [edges[2 * e]!, edges[2 * e + 1]!];
    if (sets.union(u, v)) writer.int(u).space().int(v).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
