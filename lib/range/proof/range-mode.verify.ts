/**
 * staticRangeMode: a most frequent value in ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line a mode of [l, r), and how often it is there
 * Source  Library Checker static_range_mode_query, https://judge.yosupo.jp/problem/static_range_mode_query
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RangeMode } from "../range-mode";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
  const modes = new RangeMode(values);
  const writer = new Writer();
  for (let at = 0; at < ends.length; at += 2) {
    const { value, count } = modes.find(ends[at]!, ends[at + 1]!);
    writer.int(value).space().int(count).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
