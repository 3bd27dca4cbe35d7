/**
 * minimumDiameterSpanningTree: a spanning tree whose longest path is as short as possible.
 *
 * In      n m; m lines "a b weight", vertices from 0
 * Out     the diameter; the edges of the tree
 * Source  Library Checker minimum_diameter_spanning_tree,
 *         https://judge.yosupo.jp/problem/minimum_diameter_spanning_tree
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { minimumDiameterTree } from "../minimum-diameter-tree";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, scanner.int(), 0, 1e9);
  const { diameter, edges } = minimumDiameterTree(n, from, to, weights);
  return writeInts(new Writer().int(diameter).newline(), edges).newline().result();
}

if (require.main === module) runProgram(solve);
