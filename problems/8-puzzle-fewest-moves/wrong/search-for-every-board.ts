// expect: TLE — a search of its own for every board, the impossible ones through all 181,440
import { runProgram } from "../../../lib/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).match(/\d+/g)!;
  let output = "";
  for (let test = 1, at = 1; at < tokens.length; test++, at += 9) {
    output += `Case ${test}: ${fewest(tokens.slice(at, at + 9).join("")) ?? "impossible"}\n`;
  }
  return new TextEncoder().encode(output);
}

function fewest(start: string): number | undefined {
  const found = new Map([[start, 0]]);
  for (const [board, made] of found) {
    if (board === "123456780") return made;
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
      if (tile === undefined || wraps) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!found.has(child)) found.set(child, made + 1);
    }
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
