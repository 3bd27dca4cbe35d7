/**
 * staticRangeSumWithUpperBound: how many numbers in a range are at most x, and their sum.
 *
 * In      n q; n numbers; q lines "l r x"
 * Out     for each line how many of the numbers in [l, r) are at most x, and their sum
 * Source  Library Checker static_range_sum_with_upper_bound,
 *         https://judge.yosupo.jp/problem/static_range_sum_with_upper_bound
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { argsort } from "../../sequence/radix-sort";
import { FenwickTree } from "../fenwick-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a number");
  const questions = new Int32Array(3 * q);
  intsIn(scanner, questions, 3 * q, 0, MAX_VALUE, "a part of a question");
  // By ascending x, each number at its place once it is at most x.
  const order = argsort(values);
  const counts = new FenwickTree(n);
  const sums = new FenwickTree(n);
  const countOf = new Int32Array(q);
  const sumOf = new Float64Array(q);
  let next = 0;
  for (const question of argsort(questions.filter((_, at) => at % 3 === 2))) {
    const l = questions[3 * question]!;
    const r = questions[3 * question + 1]!;
    for (; next < n && values[order[next]!]! <= questions[3 * question + 2]!; next++) {
      counts.add(order[next]!, 1);
      sums.add(order[next]!, values[order[next]!]!);
    }
    countOf[question] = counts.sum(l, r);
    sumOf[question] = sums.sum(l, r);
  }
  const writer = new Writer();
  for (let question = 0; question < q; question++) {
    writer.int(countOf[question]!).space().int(sumOf[question]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
