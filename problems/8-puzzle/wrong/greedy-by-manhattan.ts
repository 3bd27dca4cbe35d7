// expect: WA — picks the board of least Manhattan distance alone, so its solutions are valid but too long
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "12345678x";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let output = "";
  for (let at = 0; at < tokens.length; at += 9) {
    const board = tokens.slice(at, at + 9).join("");
    output += solvable(board) ? `${way(board)}\n` : "unsolvable\n";
  }
  return new TextEncoder().encode(output);
}

function solvable(board: string): boolean {
  const tiles = [...board].filter((tile) => tile !== "x");
  let inversions = 0;
  tiles.forEach((left, at) => {
    for (const right of tiles.slice(at + 1)) if (left > right) inversions++;
  });
  return inversions % 2 === 0;
}

function way(start: string): string {
  const buckets: [string, string][][] = Array.from({ length: 40 }, () => []);
  const seen = new Set([start]);
  buckets[manhattan(start)]!.push([start, ""]);
  for (;;) {
    const [board, moves] = buckets.find((bucket) => bucket.length > 0)!.pop()!;
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
      if (seen.has(next)) continue;
      seen.add(next);
      buckets[manhattan(next)]!.push([next, moves + move]);
    }
  }
}

function manhattan(board: string): number {
  let sum = 0;
  for (let tile = 1; tile <= 8; tile++) {
    const cell = board.indexOf(String(tile));
    const rows = Math.abs(Math.floor(cell / 3) - Math.floor((tile - 1) / 3));
    sum += rows + Math.abs((cell % 3) - ((tile - 1) % 3));
  }
  return sum;
}

if (require.main === module) runProgram(solve);
