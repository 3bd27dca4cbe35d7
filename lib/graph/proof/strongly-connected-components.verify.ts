/**
 * scc: the strongly connected components of a directed graph, in topological order.
 *
 * In      n m; m lines "a b", vertices from 0
 * Out     how many; for each a line: its size and its vertices. No arc leads to an earlier line
 * Source  Library Checker scc, https://judge.yosupo.jp/problem/scc
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { componentLines } from "../component-lines";
import { csr } from "../csr";
import { readEdges } from "../read-edges";
import { stronglyConnectedComponents } from "../strongly-connected-components";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { count, component } = stronglyConnectedComponents(csr(n, from, to));
  return componentLines(new Writer(), count, component).result();
}

if (require.main === module) runProgram(solve);
