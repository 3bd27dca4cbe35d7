/**
 * dynamicPathSums: sums along paths of a tree whose edges and values change.
 *
 * In      n q; n values; n - 1 edges "u v"; q lines "0 u v w x" (edge u v out, edge w x in),
 *         "1 p x" (add x to p) or "2 u v"
 * Out     for each line "2 u v" the sum of the values from u to v
 * Source  Library Checker dynamic_tree_vertex_add_path_sum,
 *         https://judge.yosupo.jp/problem/dynamic_tree_vertex_add_path_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { LinkCutTree } from "../link-cut-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const forest = new LinkCutTree(n, values);
  for (let edge = 1; edge < n; edge++) forest.link(scanner.int(), scanner.int());
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 2, "a kind of query");
    const u = scanner.int();
    const v = scanner.int();
    if (kind === 0) {
      forest.cut(u, v);
      forest.link(scanner.int(), scanner.int());
    } else if (kind === 1) forest.add(u, v);
    else writer.int(forest.pathSum(u, v)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
