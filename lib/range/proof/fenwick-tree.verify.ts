/**
 * pointAddRangeSum: sums over ranges of an array whose elements are added to.
 *
 * In      n q; n numbers; q lines "0 i x" (add x to element i) or "1 l r"
 * Out     for each line "1 l r" the sum of the elements in [l, r)
 * Source  Library Checker point_add_range_sum, https://judge.yosupo.jp/problem/point_add_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FenwickTree } from "../fenwick-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, MAX_VALUE, "a part of a query");
  const tree = new FenwickTree(values);
  for (let at = 0; at < queries.length; at += 3) {
    if (queries[at] === 0) tree.add(queries[at + 1]!, queries[at + 2]!);
    else writer.int(tree.sum(queries[at + 1]!, queries[at + 2]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
