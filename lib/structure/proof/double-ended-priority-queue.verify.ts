/**
 * doubleEndedPriorityQueue: a multiset that gives its least or its largest number away.
 *
 * In      N Q, then N integers; then Q lines: "0 x" add x, "1" take a least, "2" take a largest.
 *         N, Q ≤ 5 · 10^5, numbers within ±10^9
 * Out     a line for each number that is taken
 * Source  Library Checker double_ended_priority_queue,
 *         https://judge.yosupo.jp/problem/double_ended_priority_queue
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DoubleEndedPriorityQueue } from "../double-ended-priority-queue";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const numbers = new Int32Array(size);
  intsIn(scanner, numbers, size, -1e9, 1e9, "a number");
  const queue = new DoubleEndedPriorityQueue(numbers);
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    if (kind === 0) queue.push(scanner.int());
    else writer.int(kind === 1 ? queue.popMin() : queue.popMax()).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
