/**
 * bowling pins: Kayles, where a ball takes one pin or two that stand side by side; who takes the last wins.
 *
 * In      T; T games: n, then n letters, I for a pin and X for a gap
 * Out     for each WIN or LOSE of the player to move
 * Source  HackerRank "Bowling Pins", https://www.hackerrank.com/challenges/bowling-pins
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { OctalGame } from "../octal-game";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const kayles = new OctalGame("0.77");
  for (let games = scanner.int(); games > 0; games--) {
    scanner.int();
    let sum = 0;
    for (const { length } of scanner.token().split("X")) sum ^= kayles.number(length);
    writer.text(sum === 0 ? "LOSE" : "WIN").newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
