/**
 * staticRangeFrequency: how often numbers stand in ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r x"
 * Out     for each line how many of the numbers in [l, r) equal x
 * Source  Library Checker static_range_frequency, https://judge.yosupo.jp/problem/static_range_frequency
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { RangeFrequency } from "../range-frequency";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a number");
  const questions = new Int32Array(3 * q);
  intsIn(scanner, questions, 3 * q, 0, MAX_VALUE, "a part of a question");
  const frequency = new RangeFrequency(values);
  const answers = new Int32Array(q);
  for (let question = 0, at = 0; question < q; question++, at += 3) {
    answers[question] = frequency.count(questions[at]!, questions[at + 1]!, questions[at + 2]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
