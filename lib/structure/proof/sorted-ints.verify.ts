/**
 * orderedSet: a set of integers with k-th smallest, rank, predecessor and successor.
 *
 * In      N Q, then N rising integers: the first set; then Q lines t x: 0 insert x, 1 remove x,
 *         2 the x-th smallest, 3 how many are ≤ x, 4 the largest ≤ x, 5 the least ≥ x.
 *         N, Q ≤ 5 · 10^5, numbers ≤ 10^9
 * Out     a line for each query from 2 on, -1 where there is no such number
 * Source  Library Checker ordered_set, https://judge.yosupo.jp/problem/ordered_set
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { SortedInts } from "../sorted-ints";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const numbers = new Int32Array(size);
  intsIn(scanner, numbers, size, 0, LARGEST, "a number");
  const words = new Int32Array(2 * queries);
  intsIn(scanner, words, 2 * queries, 0, LARGEST, "a number");
  const set = new SortedInts(numbers);
  const answers = new Int32Array(queries);
  let count = 0;
  for (let at = 0; at < words.length; at += 2) {
    const kind = words[at]!;
    const x = words[at + 1]!;
    if (kind === 0) set.add(x);
    else if (kind === 1) set.delete(x);
    else answers[count++] = answer(set, kind, x);
  }
  return writeInts(new Writer(), answers.subarray(0, count), NEWLINE).newline().result();
}

function answer(set: SortedInts, kind: number, x: number): number {
  if (kind === 2) return x <= set.size ? set.kth(x - 1) : -1;
  if (kind === 3) return set.rank(x + 1);
  return (kind === 4 ? set.floor(x) : set.ceil(x)) ?? -1;
}

const LARGEST = 1e9;
const NEWLINE = 10;

if (require.main === module) runProgram(solve);
