/**
 * threeEdgeConnectedComponents: the three-edge-connected components of an undirected graph.
 *
 * In      n m; m lines "a b", vertices from 0, loops and parallel edges allowed
 * Out     how many; for each a line: its size and its vertices
 * Source  Library Checker three_edge_connected_components,
 *         https://judge.yosupo.jp/problem/three_edge_connected_components
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { componentLines } from "../component-lines";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";
import { threeEdgeComponents } from "../three-edge-components";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { count, component } = threeEdgeComponents(undirectedCsr(n, from, to));
  return componentLines(new Writer(), count, component).result();
}

if (require.main === module) runProgram(solve);
