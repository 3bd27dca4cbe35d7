/**
 * minimumSteinerTree: the edges of least total weight that connect the terminals.
 *
 * In      n m; m lines "u v w"; k; the terminals
 * Out     the total weight and the number of edges, then their ids
 * Source  Library Checker minimum_steiner_tree,
 *         https://judge.yosupo.jp/problem/minimum_steiner_tree
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { readWeightedEdges } from "../read-edges";
import { steinerTree } from "../steiner-tree";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, scanner.int(), 0, 1e9);
  const terminals = Int32Array.from({ length: scanner.int() }, () => scanner.int());
  const tree = steinerTree(undirectedCsr(n, from, to), weights, terminals);
  if (tree === undefined) return scanner.fail("terminals that are connected");
  let total = 0;
  for (const e of tree) total += weights[e]!;
  const writer = new Writer().int(total).space().int(tree.length).newline();
  return writeInts(writer, tree).newline().result();
}

if (require.main === module) runProgram(solve);
