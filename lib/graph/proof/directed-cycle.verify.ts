/**
 * cycleDetection: a cycle of a directed graph.
 *
 * In      n m; m lines "u v", vertices from 0
 * Out     how many edges, then their ids in order, one a line; -1 where there is no cycle
 * Source  Library Checker cycle_detection, https://judge.yosupo.jp/problem/cycle_detection
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { directedCycle } from "../directed-cycle";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const cycle = directedCycle(csr(n, from, to));
  const writer = new Writer();
  if (cycle === undefined) return writer.text("-1\n").result();
  writer.int(cycle.edges.length).newline();
  return writeInts(writer, cycle.edges, 10).newline().result();
}

if (require.main === module) runProgram(solve);
