/**
 * countOnTree: how many different weights paths of a tree have.
 *
 * In      n q, up to 4 · 10^4 and 10^5; n weights; n - 1 edges "u v"; q lines "u v"
 * Out     for each line the number of different weights on the path
 * Source  SPOJ COT2, https://www.spoj.com/problems/COT2/
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { compress } from "../../range/compress";
import { pathMo } from "../path-mo";
import { rootedTree } from "../rooted-tree";

const MAX_SIZE = 40_000;
const MAX_QUERIES = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_QUERIES, "q");
  const weights = new Int32Array(n);
  intsIn(scanner, weights, n, -(2 ** 31), 2 ** 31 - 1, "a weight");
  const edges = readEdges(scanner, n, n - 1, 1);
  const queries = readEdges(scanner, n, q, 1);
  const { values, ranks } = compress(weights);
  const counts = new Int32Array(values.length);
  let different = 0;
  const answers = new Int32Array(q);
  const add = (v: number) => {
    if (counts[ranks[v]!]!++ === 0) different++;
  };
  const remove = (v: number) => {
    if (--counts[ranks[v]!]! === 0) different--;
  };
  const tree = rootedTree(undirectedCsr(n, edges.from, edges.to));
  pathMo(tree, queries.from, queries.to, add, remove, (query) => {
    answers[query] = different;
  });
  const writer = new Writer();
  for (const answer of answers) writer.int(answer).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
