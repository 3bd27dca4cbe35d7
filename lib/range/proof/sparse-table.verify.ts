/**
 * staticRmq: minima of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line the minimum of the elements in [l, r)
 * Source  Library Checker staticrmq, https://judge.yosupo.jp/problem/staticrmq
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { SparseTable } from "../sparse-table";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
  const table = new SparseTable(values, (a, b) => (a < b ? a : b));
  const answers = new Int32Array(q);
  for (let query = 0; query < q; query++) {
    answers[query] = table.fold(ends[2 * query]!, ends[2 * query + 1]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
