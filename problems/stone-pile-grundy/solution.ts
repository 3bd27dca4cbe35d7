/**
 * Stone Piles: who wins when a move takes one or two stones from one of n piles.
 *
 * In      t; each test n, then n pile sizes up to 10^18
 * Out     first or second, a line for each test: who takes the last stone
 * Idea    the Grundy number of a pile is the mex of those one move away: 0, 1, 2, 0, 1, … with a proven
 *         period, so the remainder of the size gives it; the XOR over all piles is zero exactly where the
 *         player to move loses
 * Time    O(digits)
 * Space   O(1) beside input and output
 * Source  two-move case of S-Nim (POJ 2960); a relative of CSES 1098 Nim Game II
 *
 * PILE     Grundy numbers of one pile: period 3, from size 0 on
 * sum      XOR over the piles: {5, 2, 3} → 2 ^ 2 ^ 0 = 0, so second wins
 */

import { SubtractionGame } from "../../lib/game/subtraction-game";
import { Phrases } from "../../lib/io/phrases";
import { runProgram } from "../../lib/io/run-program";
import { intModulo, Scanner } from "../../lib/io/scanner";
import { StreamWriter } from "../../lib/io/stream-writer";
import { Writer } from "../../lib/io/writer";

const PILE = new SubtractionGame([1, 2]);
const MOST = 1e9; // more than any input can hold

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const scanner = new Scanner(input);
  const writer = write ? new StreamWriter(write) : new Writer();
  const winners = new Phrases(writer, ["first\n", "second\n"]);
  const { numbers, period } = PILE; // no preperiod
  const tests = scanner.hasNext() ? scanner.intIn(0, MOST, "t") : 0;
  for (let test = 0; test < tests; test++) {
    const piles = scanner.intIn(0, MOST, "n");
    let sum = 0;
    for (let pile = 0; pile < piles; pile++) sum ^= numbers[intModulo(scanner, period)]!;
    winners.write(sum === 0 ? 1 : 0);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
