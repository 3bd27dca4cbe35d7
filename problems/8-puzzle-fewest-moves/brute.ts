/** 8 Puzzle on strings: one search from the goal; boards that it never meets are impossible. */
import { runProgram } from "../../lib/io/run-program";

let moves: Map<string, number> | undefined;

export function solve(input: Uint8Array): Uint8Array {
  moves ??= search("123456780");
  const text = new TextDecoder().decode(input).replace("\ufeff", "");
  const tokens = text.split(/\s+/).filter(Boolean);
  let output = "";
  for (let test = 1, at = 1; at < tokens.length; test++, at += 9) {
    const board = tokens.slice(at, at + 9).join("");
    output += `Case ${test}: ${moves.get(board) ?? "impossible"}\n`;
  }
  return new TextEncoder().encode(output);
}

function search(goal: string): Map<string, number> {
  const distances = new Map([[goal, 0]]);
  for (const [board, distance] of distances) {
    const blank = board.indexOf("0");
    for (let other = 0; other < 9; other++) {
      const rows = Math.abs(Math.floor(other / 3) - Math.floor(blank / 3));
      if (rows + Math.abs((other % 3) - (blank % 3)) !== 1) continue;
      const tile = board[other]!;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!distances.has(child)) distances.set(child, distance + 1);
    }
  }
  return distances;
}

if (require.main === module) runProgram(solve);
