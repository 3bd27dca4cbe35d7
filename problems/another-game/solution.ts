/**
 * Another Game: who wins when a move takes one coin from each of some heaps.
 *
 * In      t; each test n, then n numbers
 * Out     first or second, a line for each test
 * Idea    lost exactly where every heap is even: the opponent answers a move with the same heaps
 * Time    O(input)
 * Space   O(1) beside input and output
 * Source  CSES 2208
 *
 * odd      1 once a heap with an odd number of coins was seen
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "t");
  for (let test = 0; test < tests; test++) {
    const count = scanner.intIn(1, bounds.maxNumbersInAll, "n");
    let odd = 0;
    for (let heap = 0; heap < count; heap++) {
      odd |= scanner.intIn(1, bounds.maxNumber, "a number") & 1;
    }
    writer.text(odd === 1 ? "first\n" : "second\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
