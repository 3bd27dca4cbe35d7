/**
 * doubleEndedQueueByCounts: a multiset that gives its least or its largest number away.
 *
 * In      N Q, then N integers; then Q lines: "0 x" add x, "1" take a least, "2" take a largest.
 *         N, Q ≤ 5 · 10^5, numbers within ±10^9
 * Out     a line for each number that is taken
 * Source  Library Checker double_ended_priority_queue,
 *         https://judge.yosupo.jp/problem/double_ended_priority_queue
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SortedMap } from "../sorted-map";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const counts = new SortedMap(); // how often a number is in the multiset
  for (let at = 0; at < size; at++) counts.add(scanner.int(), 1);
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    if (kind === 0) {
      counts.add(scanner.int(), 1);
      continue;
    }
    const x = kind === 1 ? counts.kth(0) : counts.kth(counts.size - 1);
    if (counts.add(x, -1) === 0) counts.delete(x);
    writer.int(x).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
