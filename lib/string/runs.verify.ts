/**
 * runEnumerate: all runs of a text.
 *
 * In      a text of lower-case letters
 * Out     the number of runs; for each its period, start and end, in ascending order
 * Source  Library Checker runenumerate, https://judge.yosupo.jp/problem/runenumerate
 */
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { writeInts } from "../io/write-ints";
import { Writer } from "../io/writer";
import { runs } from "./runs";

export function solve(input: Uint8Array): Uint8Array {
  const { period, start, end } = runs(new Scanner(input).tokenBytes());
  const triples = new Int32Array(3 * period.length);
  for (let run = 0; run < period.length; run++) {
    triples[3 * run] = period[run]!;
    triples[3 * run + 1] = start[run]!;
    triples[3 * run + 2] = end[run]!;
  }
  const writer = new Writer().int(period.length).newline();
  return writeInts(writer, triples).newline().result();
}

if (require.main === module) runProgram(solve);
