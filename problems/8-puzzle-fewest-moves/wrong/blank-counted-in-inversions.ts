// expect: WA — counts pairs with the blank as inversions when it looks for impossible boards
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).match(/\d+/g)!;
  const moves = search("123456780");
  let output = "";
  for (let test = 1, at = 1; at < tokens.length; test++, at += 9) {
    const board = tokens.slice(at, at + 9);
    let inversions = 0;
    board.forEach((tile, index) => {
      for (const later of board.slice(index + 1)) if (tile > later) inversions++;
    });
    const answer = inversions % 2 === 0 ? moves.get(board.join("")) : undefined;
    output += `Case ${test}: ${answer ?? "impossible"}\n`;
  }
  return new TextEncoder().encode(output);
}

function search(goal: string): Map<string, number> {
  const distances = new Map([[goal, 0]]);
  for (const [board, distance] of distances) {
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
      if (tile === undefined || wraps) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!distances.has(child)) distances.set(child, distance + 1);
    }
  }
  return distances;
}

if (require.main === module) runProgram(solve);
