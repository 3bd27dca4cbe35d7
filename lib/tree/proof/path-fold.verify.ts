/**
 * pathSums: sums along paths of a tree whose values are added to.
 *
 * In      n q; n values; n - 1 edges "u v"; q lines "0 v x" (add x to v) or "1 u v"
 * Out     for each line "1 u v" the sum of the values from u to v
 * Source  Library Checker vertex_add_path_sum, https://judge.yosupo.jp/problem/vertex_add_path_sum
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { HeavyLight } from "../heavy-light";
import { PathFold } from "../path-fold";
import { rootedTree } from "../rooted-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const { from, to } = readEdges(scanner, n, n - 1);
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, MAX_VALUE, "a part of a query");
  const paths = new HeavyLight(rootedTree(undirectedCsr(n, from, to)));
  const sums = new PathFold(paths, values, (x, y) => x + y, 0, true);
  const writer = new Writer();
  for (let at = 0; at < queries.length; at += 3) {
    const v = queries[at + 1]!;
    if (queries[at] === 0) sums.set(v, sums.get(v) + queries[at + 2]!);
    else writer.int(sums.path(v, queries[at + 2]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
