// expect: TLE — a new search on strings for each of the 100,000 puzzles, unsolvable ones to the end
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "12345678x";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at += 9) {
    lines.push(`${way(tokens.slice(at, at + 9).join(""))}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function way(start: string): string {
  const routes = new Map([[start, ""]]);
  for (const [board, moves] of routes) {
    if (board === GOAL) return moves;
    const blank = board.indexOf("x");
    for (const [move, step] of [
      ["u", -3],
      ["d", 3],
      ["l", -1],
      ["r", 1],
    ] as const) {
      const tile = board[blank + step];
      if (tile === undefined) continue;
      if ((step === -1 && blank % 3 === 0) || (step === 1 && blank % 3 === 2)) continue;
      const next = board.replace("x", "?").replace(tile, "x").replace("?", tile);
      if (!routes.has(next)) routes.set(next, moves + move);
    }
  }
  return "unsolvable";
}

if (require.main === module) runProgram(solve);
