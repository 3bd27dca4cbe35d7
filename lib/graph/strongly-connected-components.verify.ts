/**
 * scc: the strongly connected components of a directed graph, in topological order.
 *
 * In      n m; m lines "a b", vertices from 0
 * Out     how many; for each a line: its size and its vertices. No arc leads to an earlier line
 * Source  Library Checker scc, https://judge.yosupo.jp/problem/scc
 */
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { writeInts } from "../io/write-ints";
import { Writer } from "../io/writer";
import { csr } from "./csr";
import { groups } from "./groups";
import { readEdges } from "./read-edges";
import { stronglyConnectedComponents } from "./strongly-connected-components";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { count, component } = stronglyConnectedComponents(csr(n, from, to));
  const { start, item } = groups(count, component);
  const writer = new Writer();
  writer.int(count).newline();
  for (let c = 0; c < count; c++) {
    const members = item.subarray(start[c], start[c + 1]);
    writer.int(members.length).space();
    writeInts(writer, members).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
