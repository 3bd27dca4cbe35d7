/**
 * Nim Game I: who wins Nim with n heaps.
 *
 * In      t; each test n, then n numbers
 * Out     first or second, a line for each test
 * Idea    the XOR of the heaps is zero exactly where the player to move loses
 * Time    O(input)
 * Space   O(1) beside input and output
 * Source  CSES 1730; C. L. Bouton (1902)
 *
 * sum      XOR of the heaps so far: {3, 5, 6} → 0
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
    for (let heap = 0; heap < count; heap++) {
      sum ^= scanner.intIn(1, bounds.maxNumber, "a number");
    }
    writer.text(sum !== 0 ? "first\n" : "second\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
