/**
 * Nim Game II: who wins when a move takes one, two or three sticks from one heap.
 *
 * In      t; each test n, then n numbers
 * Out     first or second, a line for each test
 * Idea    the Grundy numbers of a heap repeat 0, 1, 2, 3; their XOR is zero exactly where the player to
 *         move loses
 * Time    O(input)
 * Space   O(1) beside input and output
 * Source  CSES 1098
 *
 * HEAP     Grundy numbers of one heap: period 4
 * sum      XOR of those numbers: {5, 7, 2, 5} → 1 ^ 3 ^ 2 ^ 1 = 1
 */

import { SubtractionGame } from "../../lib/game/subtraction-game";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const HEAP = new SubtractionGame([1, 2, 3]);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "t");
  for (let test = 0; test < tests; test++) {
    const count = scanner.intIn(1, bounds.maxNumbersInAll, "n");
    let sum = 0;
    for (let heap = 0; heap < count; heap++) {
      sum ^= HEAP.number(scanner.intIn(1, bounds.maxNumber, "a number"));
    }
    writer.text(sum !== 0 ? "first\n" : "second\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
