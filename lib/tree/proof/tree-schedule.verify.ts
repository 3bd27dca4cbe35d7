/**
 * fewestInversions: an order of a tree's vertices, each behind its parent, with the least sum of c times
 * the d of all vertices before.
 *
 * In      n; n - 1 parents, each less than its child; n numbers c; n numbers d
 * Out     the least sum; such an order
 * Source  Library Checker rooted_tree_topological_order_with_minimum_inversions,
 *         https://judge.yosupo.jp/problem/rooted_tree_topological_order_with_minimum_inversions
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { treeSchedule } from "../tree-schedule";

const MAX_SIZE = 200_000;
const MAX_SUM = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const parents = new Int32Array(n).fill(-1);
  intsIn(scanner, parents.subarray(1), n - 1, 0, n - 1, "a parent");
  const c = new Int32Array(n);
  const d = new Int32Array(n);
  intsIn(scanner, c, n, 0, MAX_SUM, "c");
  intsIn(scanner, d, n, 0, MAX_SUM, "d");
  const order = treeSchedule(parents, d, c);
  // The sum is up to 10^18: its d are summed in two parts.
  let [before, high, low] = [0, 0, 0];
  for (const v of order) {
    high += (before >>> 15) * c[v]!;
    low += (before & 32767) * c[v]!;
    before += d[v]!;
  }
  const writer = new Writer().bigint(BigInt(high) * 32768n + BigInt(low)).newline();
  return writeInts(writer, order).newline().result();
}

if (require.main === module) runProgram(solve);
