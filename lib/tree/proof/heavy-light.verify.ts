/**
 * jumpOnTree: the k-th vertex of the path from one vertex of a tree to another.
 *
 * In      n q; n - 1 edges "a b"; q lines "s t k"
 * Out     for each line the vertex k steps from s towards t, -1 if the path is shorter
 * Source  Library Checker jump_on_tree, https://judge.yosupo.jp/problem/jump_on_tree
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { HeavyLight } from "../heavy-light";
import { rootedTree } from "../rooted-tree";

const MAX_SIZE = 500_000;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const { from, to } = readEdges(scanner, n, n - 1);
  const paths = new HeavyLight(rootedTree(undirectedCsr(n, from, to)));
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, n - 1, "a part of a query");
  const answers = new Int32Array(q);
  for (let at = 0; at < q; at++) {
    answers[at] = paths.jump(queries[3 * at]!, queries[3 * at + 1]!, queries[3 * at + 2]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
