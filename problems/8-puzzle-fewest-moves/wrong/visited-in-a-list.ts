// expect: TLE — a search for every board that looks through the list of all it has seen
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).match(/\d+/g)!;
  let output = "";
  for (let test = 1, at = 1; at < tokens.length; test++, at += 9) {
    output += `Case ${test}: ${fewest(tokens.slice(at, at + 9).join("")) ?? "impossible"}\n`;
  }
  return new TextEncoder().encode(output);
}

function fewest(start: string): number | undefined {
  const boards = [start];
  const moves = [0];
  for (const [at, board] of boards.entries()) {
    if (board === "123456780") return moves[at];
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
      if (tile === undefined || wraps) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!boards.includes(child)) moves[boards.push(child) - 1] = moves[at]! + 1;
    }
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
