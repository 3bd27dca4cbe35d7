/**
 * Smaller Before: for each number of a row, how many of the numbers before it are smaller.
 *
 * In      n; n numbers from 1 to 1,000,000
 * Out     n counts: "0 0 1 3" for 5 2 4 9
 * Idea    a Fenwick tree counts how often each value has come; the sum below a value is the answer
 * Time    O(n log max)
 * Space   O(max)
 * Source  own
 */
import { runProgram } from "../../../../lib/io/run-program";
import { Scanner } from "../../../../lib/io/scanner";
import { Writer } from "../../../../lib/io/writer";
import { FenwickTree } from "../../../../lib/range/fenwick-tree";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const count = scanner.intIn(1, bounds.maxN, "n");
  const seen = new FenwickTree(bounds.maxValue + 1);
  for (let at = 0; at < count; at++) {
    const value = scanner.intIn(1, bounds.maxValue, "a number");
    if (at > 0) writer.space();
    writer.int(seen.prefix(value));
    seen.add(value, 1);
  }
  return writer.newline().result();
}

if (require.main === module) runProgram(solve);
