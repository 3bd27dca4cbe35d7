// expect: WA — x is counted as tile 9 in the inversions, so solvable boards are called unsolvable
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "123456789";
let ways: Map<string, string> | undefined;

export function solve(input: Uint8Array): Uint8Array {
  ways ??= search();
  const tokens = new TextDecoder().decode(input).replace(/x/g, "9").split(/\s+/).filter(Boolean);
  let output = "";
  for (let at = 0; at < tokens.length; at += 9) {
    const board = tokens.slice(at, at + 9);
    let inversions = 0;
    board.forEach((left, index) => {
      for (const right of board.slice(index + 1)) if (left > right) inversions++;
    });
    output += inversions % 2 === 0 ? `${ways.get(board.join("")) ?? ""}\n` : "unsolvable\n";
  }
  return new TextEncoder().encode(output);
}

function search(): Map<string, string> {
  const routes = new Map([[GOAL, ""]]);
  for (const [board, way] of routes) {
    const blank = board.indexOf("9");
    for (const [back, step] of [
      ["d", -3],
      ["u", 3],
      ["r", -1],
      ["l", 1],
    ] as const) {
      const tile = board[blank + step];
      if (tile === undefined) continue;
      if ((step === -1 && blank % 3 === 0) || (step === 1 && blank % 3 === 2)) continue;
      const next = board.replace("9", "?").replace(tile, "9").replace("?", tile);
      if (!routes.has(next)) routes.set(next, back + way);
    }
  }
  return routes;
}

if (require.main === module) runProgram(solve);
