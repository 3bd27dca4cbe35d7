/**
 * predecessorProblem: a set of small integers, asked for the nearest one at or above and at or below.
 *
 * In      N Q, then N characters 0 or 1: the first set; then Q lines c k: 0 insert, 1 remove,
 *         2 is k there, 3 the least number ≥ k, 4 the largest number ≤ k. N ≤ 10^7, Q ≤ 10^6
 * Out     a line for each query 2, 3, 4: 1 or 0, or the number, or -1
 * Source  Library Checker predecessor_problem, https://judge.yosupo.jp/problem/predecessor_problem
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { IntSet } from "../int-set";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const set = new IntSet(size);
  set.addWhere(scanner.tokenBytes(), ONE);
  const words = new Int32Array(2 * queries);
  intsIn(scanner, words, 2 * queries, 0, size + 4, "a number");
  const answers = new Int32Array(queries);
  let count = 0;
  for (let at = 0; at < words.length; at += 2) {
    const k = words[at + 1]!;
    const kind = words[at]!;
    if (kind === 0) set.add(k);
    else if (kind === 1) set.delete(k);
    else answers[count++] = kind === 2 ? +set.has(k) : kind === 3 ? set.ceil(k) : set.floor(k);
  }
  return writeInts(new Writer(), answers.subarray(0, count), NEWLINE).newline().result();
}

const ONE = 49;
const NEWLINE = 10;

if (require.main === module) runProgram(solve);
