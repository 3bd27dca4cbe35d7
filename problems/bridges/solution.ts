/**
 * Bridges: the edges whose removal disconnects a connected graph.
 *
 * In      n m (1 ≤ n ≤ 10^5, 0 ≤ m ≤ 10^5), then m lines "s t", vertices from 0
 * Out     a line "s t" with s < t for each bridge, in ascending order
 * Idea    depth-first search: a tree edge is a bridge if no other edge leads from the subtree below it to
 *         a vertex above
 * Time    O(n + m + bridges · log bridges)
 * Space   O(n + m)
 * Source  AOJ GRL_3_B
 */

import { undirectedCsr } from "../../lib/graph/csr";
import { readEdges } from "../../lib/graph/read-edges";
import { twoEdgeComponents } from "../../lib/graph/two-edge-components";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxVertices, "n");
  const m = scanner.intIn(0, bounds.maxEdges, "m");
  const { from, to } = readEdges(scanner, n, m);
  const { bridges } = twoEdgeComponents(undirectedCsr(n, from, to));
  // Both ends in one number, the lower one first: below 10^10.
  const names = Float64Array.from(bridges, (e) => {
    const [s, t] = [from[e]!, to[e]!];
    return Math.min(s, t) * n + Math.max(s, t);
  }).sort();
  const writer = new Writer();
  for (const name of names) {
    writer
      .int(Math.floor(name / n))
      .space()
      .int(name % n)
      .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
