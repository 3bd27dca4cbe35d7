/**
 * minimumSpanningTree: a minimum spanning tree of a connected graph.
 *
 * In      n m; m lines "a b c": an edge of weight c, vertices from 0
 * Out     the total weight, then the ids of the edges
 * Source  Library Checker minimum_spanning_tree,
 *         https://judge.yosupo.jp/problem/minimum_spanning_tree
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { minimumSpanningTree } from "../minimum-spanning-tree";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, scanner.int(), 0, 1e9);
  const tree = minimumSpanningTree(n, from, to, weights);
  let total = 0;
  for (const e of tree) total += weights[e]!;
  const writer = new Writer();
  writer.int(total).newline();
  return writeInts(writer, tree).newline().result();
}

if (require.main === module) runProgram(solve);
