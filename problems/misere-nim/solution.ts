/**
 * Misère Nim: the winner of Nim when the player who takes the last stone loses.
 *
 * In      t; each test n, then n numbers
 * Out     First or Second, a line for each test
 * Idea    while a pile has two stones or more, play as in Nim; when all piles are single stones,
 *         an odd number of them is lost
 * Time    O(input)
 * Space   O(1) beside input and output
 * Source  HackerRank misere-nim-1; C. L. Bouton (1902)
 *
 * piles    sizes of the piles of one test: {1, 1} is won, {2, 1, 3} is lost
 */

import { misereWins } from "../../lib/game/misere-wins";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "T");
  for (let test = 0; test < tests; test++) {
    const count = scanner.intIn(1, bounds.maxNumbersInAll, "n");
    const piles = Array.from({ length: count }, () =>
      scanner.intIn(1, bounds.maxNumber, "a number"),
    );
    writer.text(misereWins(piles) ? "First\n" : "Second\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
