/**
 * cycleDetectionUndirected: a cycle of an undirected graph.
 *
 * In      n m; m lines "u v", vertices from 0, loops and parallel edges allowed
 * Out     how many vertices; a line of them in order; a line of the edges between; or -1
 * Source  Library Checker cycle_detection_undirected,
 *         https://judge.yosupo.jp/problem/cycle_detection_undirected
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";
import { undirectedCycle } from "../undirected-cycle";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const cycle = undirectedCycle(undirectedCsr(n, from, to));
  const writer = new Writer();
  if (cycle === undefined) return writer.text("-1\n").result();
  writer.int(cycle.edges.length).newline();
  writeInts(writer, cycle.vertices).newline();
  return writeInts(writer, cycle.edges).newline().result();
}

if (require.main === module) runProgram(solve);
