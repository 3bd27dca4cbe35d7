/**
 * orderedSet: a set of integers with k-th smallest, rank, predecessor and successor.
 *
 * In      N Q, then N rising integers: the first set; then Q lines t x: 0 insert x, 1 remove x,
 *         2 the x-th smallest, 3 how many are ≤ x, 4 the largest ≤ x, 5 the least ≥ x.
 *         N, Q ≤ 5 · 10^5, numbers ≤ 10^9
 * Out     a line for each query from 2 on, -1 where there is no such number
 * Source  Library Checker ordered_set, https://judge.yosupo.jp/problem/ordered_set
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SortedSet } from "../sorted-set";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const set = new SortedSet<number>();
  for (let at = 0; at < size; at++) set.add(scanner.int());
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    const x = scanner.int();
    if (kind === 0) set.add(x);
    else if (kind === 1) set.delete(x);
    else writer.int(answer(set, kind, x)).newline();
  }
  return writer.result();
}

function answer(set: SortedSet<number>, kind: number, x: number): number {
  if (kind === 2) return x <= set.size ? set.kth(x - 1) : -1;
  if (kind === 3) return set.rank(x + 1);
  return (kind === 4 ? set.floor(x) : set.ceil(x)) ?? -1;
}

if (require.main === module) runProgram(solve);
