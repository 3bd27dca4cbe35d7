/**
 * twoQuickHeaps: a multiset that gives its least or its largest number away, as two heaps of one set of ids.
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
import { QuickHeap } from "../quick-heap";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const least = new QuickHeap(size + queries, size + queries);
  const largest = new QuickHeap(size + queries, size + queries);
  const isTaken = new Uint8Array(size + queries); // an id leaves one heap later than the other
  let ids = 0;
  const add = (x: number) => {
    least.push(ids, x);
    largest.push(ids++, -x);
  };
  for (let at = 0; at < size; at++) add(scanner.int());
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    if (kind === 0) {
      add(scanner.int());
      continue;
    }
    const heap = kind === 1 ? least : largest;
    let id = heap.pop();
    while (isTaken[id] === 1) id = heap.pop();
    isTaken[id] = 1;
    writer.int(kind === 1 ? heap.priority : 0 - heap.priority).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
