/**
 * fastMaximumFlow: the maximum flow between the first and the last vertex of an undirected graph.
 *
 * In      n m; m lines "a b c": an edge of capacity c between the vertices a and b, numbered from 1
 * Out     the maximum flow from vertex 1 to vertex n
 * Source  SPOJ FASTFLOW, https://www.spoj.com/problems/FASTFLOW/
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { MaxFlow } from "../max-flow";

const MAX_VERTICES = 5000;
const MAX_EDGES = 30_000;
const MAX_CAPACITY = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, MAX_VERTICES, "n");
  const m = scanner.intIn(1, MAX_EDGES, "m");
  const network = new MaxFlow(n);
  for (let edge = 0; edge < m; edge++) {
    const a = scanner.intIn(1, n, "a") - 1;
    const b = scanner.intIn(1, n, "b") - 1;
    const capacity = scanner.intIn(1, MAX_CAPACITY, "c");
    network.addEdge(a, b, capacity, capacity);
  }
  return new Writer()
    .int(network.flow(0, n - 1))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
