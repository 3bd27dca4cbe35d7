/**
 * Minimum Spanning Tree: the least total weight of edges that keep a graph connected.
 *
 * In      n m (1 ≤ n ≤ 10^4, 0 ≤ m ≤ 10^5), then m lines "s t w": an edge of weight w, vertices from 0
 * Out     the total weight
 * Idea    the lightest edge between two components is in some minimum tree, so edges are taken in
 *         ascending order if they join two components: Kruskal's algorithm
 * Time    O(n + m α(n)) beside a radix sort
 * Space   O(n + m)
 * Source  AOJ GRL_2_A
 */

import { minimumSpanningTree } from "../../lib/graph/minimum-spanning-tree";
import { readWeightedEdges } from "../../lib/graph/read-edges";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxVertices, "n");
  const m = scanner.intIn(0, bounds.maxEdges, "m");
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, bounds.maxWeight);
  let total = 0;
  for (const e of minimumSpanningTree(n, from, to, weights)) total += weights[e]!;
  return new Writer().int(total).newline().result();
}

if (require.main === module) runProgram(solve);
