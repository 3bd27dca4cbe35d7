/**
 * rangeReverseRangeSumByFunctions: a sequence whose ranges are turned round and summed.
 *
 * In      N Q, then N numbers < 10^9; then Q lines t l r: 0 turn [l, r) round, 1 sum of [l, r).
 *         N, Q ≤ 2 · 10^5
 * Out     a line for each query 1
 * Source  Library Checker range_reverse_range_sum,
 *         https://judge.yosupo.jp/problem/range_reverse_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { LazySequence } from "../lazy-sequence";

const plus = (a: number, b: number) => a + b;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const numbers = new Int32Array(size);
  intsIn(scanner, numbers, size, 0, 1e9, "a number");
  const words = new Int32Array(3 * queries);
  intsIn(scanner, words, 3 * queries, 0, Math.max(1, size), "a place");
  const list = new LazySequence(numbers, plus, 0, plus, plus, 0, size, true);
  const writer = new Writer();
  for (let at = 0; at < words.length; at += 3) {
    const [l, r] = [words[at + 1]!, words[at + 2]!];
    if (words[at] === 0) list.reverse(l, r);
    else writer.int(list.fold(l, r)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
