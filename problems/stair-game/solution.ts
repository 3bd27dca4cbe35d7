/**
 * Stair Game: who wins when a move takes any number of balls from one stair down to the next.
 *
 * In      t; each test n, then n numbers
 * Out     first or second, a line for each test
 * Idea    only the balls on even stairs count: each such stair is a heap of Nim
 * Time    O(input)
 * Space   O(1) beside input and output
 * Source  CSES 1099
 *
 * sum      XOR over stairs 2, 4, 6, …: {0, 2, 1} → 2
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
    let sum = 0;
    for (let stair = 1; stair <= count; stair++) {
      const balls = scanner.intIn(0, bounds.maxNumber, "a number of balls");
      if (stair % 2 === 0) sum ^= balls;
    }
    writer.text(sum !== 0 ? "first\n" : "second\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
