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
import { WaveletMatrix } from "../wavelet-matrix";

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
  const matrix = new WaveletMatrix(values, values);
  const writer = new Writer();
  for (let at = 0; at < questions.length; at += 3) {
    const [l, r, x] = [questions[at]!, questions[at + 1]!, questions[at + 2]! + 1];
    writer
      .int(matrix.rank(l, r, x))
      .space()
      .int(matrix.sumBelow(l, r, x))
      .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
