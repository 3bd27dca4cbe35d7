/**
 * runEnumerate: all runs of a text.
 *
 * In      a text of lower-case letters
 * Out     the number of runs; for each its period, start and end, in ascending order
 * Source  Library Checker runenumerate, https://judge.yosupo.jp/problem/runenumerate
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { runs } from "../runs";

export function solve(input: Uint8Array): Uint8Array {
  const { period, start, end } = runs(new Scanner(input).tokenBytes());
  const writer = new Writer().int(period.length).newline();
  for (let run = 0; run < period.length; run++) {
    writer.int(period[run]!).space().int(start[run]!).space().int(end[run]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
