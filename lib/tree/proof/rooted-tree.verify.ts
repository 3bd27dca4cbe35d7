/**
 * subtreeSums: sums over subtrees of a tree whose values are added to.
 *
 * In      n q; n values; parents of the vertices 1 … n - 1; q lines "0 v x" (add x to v) or "1 v"
 * Out     for each line "1 v" the sum of the values in the subtree of v
 * Source  Library Checker vertex_add_subtree_sum, https://judge.yosupo.jp/problem/vertex_add_subtree_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FenwickTree } from "../../range/fenwick-tree";
import { treeOfParents } from "../rooted-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const parents = new Int32Array(n).fill(-1);
  intsIn(scanner, parents.subarray(1), n - 1, 0, n - 1, "a parent");
  const { place, order, size } = treeOfParents(parents);
  const sums = new FenwickTree(order.map((v) => values[v]!));
  const writer = new Writer();
  for (let query = 0; query < q; query++) {
    const kind = scanner.int();
    const v = scanner.intIn(0, n - 1, "v");
    if (kind === 0) sums.add(place[v]!, scanner.intIn(0, MAX_VALUE, "x"));
    else writer.int(sums.sum(place[v]!, place[v]! + size[v]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
