/**
 * rangeLisLengths: the longest increasing subsequences of ranges of a permutation.
 *
 * In      N and Q; the permutation of 0 … N - 1; Q lines l r
 * Out     for each the length for the numbers at the places [l, r)
 * Source  Library Checker static_range_lis_query, https://judge.yosupo.jp/problem/static_range_lis_query
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { rangeLis } from "../range-lis";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const count = scanner.int();
  const numbers = new Int32Array(n);
  intsIn(scanner, numbers, n, 0, n - 1, "a number");
  const ends = new Int32Array(2 * count);
  intsIn(scanner, ends, 2 * count, 0, n, "an end");
  const ls = new Int32Array(count);
  const rs = new Int32Array(count);
  for (let q = 0; q < count; q++) {
    ls[q] = ends[2 * q]!;
    rs[q] = ends[2 * q + 1]!;
  }
  return writeInts(new Writer(), rangeLis(numbers, ls, rs), NEWLINE)
    .newline()
    .result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
