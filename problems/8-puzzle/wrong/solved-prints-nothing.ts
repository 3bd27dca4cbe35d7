// expect: WA — prints no line for a puzzle that is solved already, so all later answers move up
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "12345678x";
let ways: Map<string, string> | undefined;

export function solve(input: Uint8Array): Uint8Array {
  ways ??= search();
  const tokens = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at += 9) {
    const board = tokens.slice(at, at + 9).join("");
    if (board !== GOAL) lines.push(`${ways.get(board) ?? "unsolvable"}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function search(): Map<string, string> {
  const routes = new Map([[GOAL, ""]]);
  for (const [board, way] of routes) {
    const blank = board.indexOf("x");
    for (const [back, step] of [
      ["d", -3],
      ["u", 3],
      ["r", -1],
      ["l", 1],
    ] as const) {
      const tile = board[blank + step];
      if (tile === undefined) continue;
      if ((step === -1 && blank % 3 === 0) || (step === 1 && blank % 3 === 2)) continue;
      const next = board.replace("x", "?").replace(tile, "x").replace("?", tile);
      if (!routes.has(next)) routes.set(next, back + way);
    }
  }
  return routes;
}

if (require.main === module) runProgram(solve);
