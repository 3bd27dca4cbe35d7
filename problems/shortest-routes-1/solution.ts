/**
 * Shortest Routes I: the length of the shortest route from city 1 to every city, by one-way flights.
 *
 * In      n m (1 ≤ n ≤ 10^5, 1 ≤ m ≤ 2·10^5), then m lines "a b c": a flight from a to b of length c
 * Out     n lengths
 * Idea    no length is negative, so no shorter route to the nearest unsettled city exists: Dijkstra's
 *         algorithm
 * Time    O((n + m) log n)
 * Space   O(n + m)
 * Source  CSES 1671
 */

import { csr } from "../../lib/graph/csr";
import { dijkstra } from "../../lib/graph/dijkstra";
import { readWeightedEdges } from "../../lib/graph/read-edges";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxCities, "n");
  const m = scanner.intIn(1, bounds.maxFlights, "m");
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 1, bounds.maxLength, 1);
  const { distance } = dijkstra(csr(n, from, to), weights, 0);
  return writeInts(new Writer(), distance).newline().result();
}

if (require.main === module) runProgram(solve);
