/**
 * staticRangeSum: sums of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line the sum of the elements in [l, r)
 * Source  Library Checker static_range_sum, https://judge.yosupo.jp/problem/static_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSparseTable } from "../disjoint-sparse-table";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
  const table = new DisjointSparseTable(values, (a, b) => a + b);
  for (let at = 0; at < ends.length; at += 2) {
    writer.int(table.fold(ends[at]!, ends[at + 1]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
