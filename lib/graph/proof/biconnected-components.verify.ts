/**
 * biconnectedComponents: the biconnected components of an undirected graph.
 *
 * In      n m; m lines "a b", vertices from 0, parallel edges allowed
 * Out     how many; for each a line: its size and its vertices
 * Source  Library Checker biconnected_components,
 *         https://judge.yosupo.jp/problem/biconnected_components
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { biconnectedComponents } from "../biconnected-components";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { count, start, member } = biconnectedComponents(undirectedCsr(n, from, to));
  const writer = new Writer().int(count).newline();
  for (let b = 0; b < count; b++) {
    writer.int(start[b + 1]! - start[b]!);
    for (let at = start[b]!; at < start[b + 1]!; at++) writer.space().int(member[at]!);
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
