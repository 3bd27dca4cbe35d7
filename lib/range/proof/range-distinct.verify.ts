/**
 * staticRangeCountDistinct: the number of different values in ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line how many different values [l, r) holds
 * Source  Library Checker static_range_count_distinct, https://judge.yosupo.jp/problem/static_range_count_distinct
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { rangeDistinct } from "../range-distinct";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
  const lefts = ends.filter((_, at) => at % 2 === 0);
  const rights = ends.filter((_, at) => at % 2 === 1);
  const answers = rangeDistinct(values, lefts, rights);
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
