/**
 * onlineSpanningForest: for each edge that is added, which edge leaves the minimum spanning forest.
 *
 * In      n m; m lines "u v w" with different w
 * Out     for each edge the number of the edge that leaves or does not enter the forest, or -1
 * Source  Library Checker incremental_minimum_spanning_forest,
 *         https://judge.yosupo.jp/problem/incremental_minimum_spanning_forest
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { IncrementalSpanningForest } from "../incremental-spanning-forest";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 500_000, "n");
  const m = scanner.intIn(1, 1_000_000, "m");
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 1, 1e9);
  const forest = new IncrementalSpanningForest(n);
  const left = from.map((u, e) => forest.add(u, to[e]!, weights[e]!));
  return writeInts(new Writer(), left).newline().result();
}

if (require.main === module) runProgram(solve);
