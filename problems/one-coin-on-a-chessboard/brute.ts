/** One Coin on a Chessboard: plays the game out from every square, without Grundy numbers. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 1; at <= 2 * words[0]!; at += 2) {
    lines.push(wins(words[at]!, words[at + 1]!) ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

const answers = new Map<string, boolean>();

/** A square off the board counts as won for the opponent, so no player moves there. */
function wins(x: number, y: number): boolean {
  if (x < 1 || y < 1 || x > 15 || y > 15) return true;
  const key = `${x} ${y}`;
  let won = answers.get(key);
  if (won === undefined) {
    won = !wins(x - 2, y + 1) || !wins(x - 2, y - 1) || !wins(x + 1, y - 2) || !wins(x - 1, y - 2);
    answers.set(key, won);
  }
  return won;
}

if (require.main === module) runProgram(solve);
