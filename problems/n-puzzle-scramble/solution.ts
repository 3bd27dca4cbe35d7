/**
 * N-Puzzle Scramble: the sum of the Manhattan distances of the tiles of a 15-puzzle.
 *
 * In      4 lines of 4 characters: A … O, and . for the blank
 * Out     that sum
 * Idea    the letter gives the goal cell; the blank does not count
 * Time    O(16)
 * Space   O(16)
 * Source  Kattis npuzzle
 *
 * home    goal cell of a tile: A = 0, O = 14
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SIDE = bounds.side;
const BLANK = 46;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  let sum = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const letter = scanner.byte();
    if (letter === BLANK) continue;
    const home = letter - 65;
    if (home < 0 || home > 14) scanner.fail("a tile A … O or .", scanner.at - 1);
    sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }
  return new Writer().int(sum).newline().result();
}

if (require.main === module) runProgram(solve);
