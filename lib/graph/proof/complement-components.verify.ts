/**
 * connectedComponentsOfComplementGraph: the connected components of a graph's complement.
 *
 * In      n m; m lines "a b", vertices from 0, no loops and no parallel edges
 * Out     how many; for each a line: its size and its vertices
 * Source  Library Checker connected_components_of_complement_graph,
 *         https://judge.yosupo.jp/problem/connected_components_of_complement_graph
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { complementComponents } from "../complement-components";
import { componentLines } from "../component-lines";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { count, component } = complementComponents(undirectedCsr(n, from, to));
  return componentLines(new Writer(), count, component).result();
}

if (require.main === module) runProgram(solve);
