/**
 * Stick Game: whether the player to move can win, for each number of sticks up to n.
 *
 * In      n k, then the k numbers of sticks that a move may take
 * Out     n letters, W or L for 1, 2, …, n sticks
 * Idea    a number is won where some move leads to a lost one; going up, each lost number marks all
 *         numbers one move above it as won
 * Time    O(n + lost numbers · k)
 * Space   O(n)
 * Source  CSES 1729
 *
 * won      won[sticks] = 1 where the player to move wins
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

const [WON, LOST] = [87, 76]; // W, L

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sticks = scanner.intIn(1, bounds.maxSticks, "n");
  const moves = Int32Array.from({ length: scanner.intIn(1, bounds.maxMoves, "k") }, () =>
    scanner.intIn(1, sticks, "a move"),
  ).sort();
  const won = new Uint8Array(sticks + 1);
  const answer = new Uint8Array(sticks + 1);
  for (let count = 0; count <= sticks; count++) {
    if (count > 0) answer[count - 1] = won[count] === 1 ? WON : LOST;
    if (won[count] === 1) continue;
    for (let at = 0; at < moves.length && count + moves[at]! <= sticks; at++) {
      won[count + moves[at]!] = 1;
    }
  }
  answer[sticks] = 10;
  return answer;
}

if (require.main === module) runProgram(solve);
