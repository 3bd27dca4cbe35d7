/**
 * rangeKthSmallest: the k-th smallest element of ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r k"
 * Out     for each line the k-th smallest element, from 0, in [l, r)
 * Source  Library Checker range_kth_smallest, https://judge.yosupo.jp/problem/range_kth_smallest
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { WaveletMatrix } from "../wavelet-matrix";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, n, "a part of a query");
  const matrix = new WaveletMatrix(values);
  const answers = new Int32Array(q);
  for (let query = 0, at = 0; query < q; query++, at += 3) {
    answers[query] = matrix.kth(queries[at]!, queries[at + 1]!, queries[at + 2]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
