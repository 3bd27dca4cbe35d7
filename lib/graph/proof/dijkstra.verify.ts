/**
 * shortestPath: a shortest path between two vertices of a directed graph.
 *
 * In      n m s t; m lines "a b c": an arc from a to b of weight c, vertices from 0
 * Out     length and number of arcs, then each arc as "from to"; -1 where no path leads
 * Source  Library Checker shortest_path, https://judge.yosupo.jp/problem/shortest_path
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { dijkstra } from "../dijkstra";
import { pathTo } from "../path-to";
import { readWeightedEdges } from "../read-edges";

const SPACE = 32;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const s = scanner.int();
  const t = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, 1e9);
  const { distance, before } = dijkstra(csr(n, from, to), weights, s, t);
  const path = pathTo(before, t);
  const writer = new Writer();
  if (path.length === 0) return writer.text("-1\n").result();
  writer.int(distance[t]!).space();
  writer.int(path.length - 1);
  const arcs = new Int32Array(2 * path.length - 2);
  for (let at = 1; at < path.length; at++) {
    arcs[2 * at - 2] = path[at - 1]!;
    arcs[2 * at - 1] = path[at]!;
  }
  writer.reserve(7 * arcs.length + 2); // at once, not by doubling: six digits and a blank each
  if (arcs.length > 0) writeInts(writer.newline(), arcs, SPACE, NEWLINE);
  return writer.newline().result();
}

if (require.main === module) runProgram(solve);
