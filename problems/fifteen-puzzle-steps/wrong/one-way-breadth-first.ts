// expect: MLE — breadth-first search from the start alone, over millions of strings
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const start = String.fromCharCode(...numbers.map((tile) => 65 + tile));
  const distances = new Map([[start, 0]]);
  for (const [board, moves] of distances) {
    if (board === "BCDEFGHIJKLMNOPA") return new TextEncoder().encode(`${moves}\n`);
    const blank = board.indexOf("A");
    for (const to of [blank - 4, blank + 4, blank - 1, blank + 1]) {
      const tile = board[to];
      if (tile === undefined || (Math.abs(to - blank) === 1 && to >> 2 !== blank >> 2)) continue;
      const child = board.replace("A", "?").replace(tile, "A").replace("?", tile);
      if (!distances.has(child)) distances.set(child, moves + 1);
    }
  }
  return new Uint8Array(0);
}

if (require.main === module) runProgram(solve);
