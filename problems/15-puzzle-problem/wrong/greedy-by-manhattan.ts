// expect: WA — picks the board of least Manhattan distance alone, so its solutions have far more than 50
// moves
import { runProgram } from "../../../lib/io/run-program";
import { solvable } from "../brute";

const GOAL = "BCDEFGHIJKLMNOPA";
const STEPS = { U: -4, D: 4, L: -1, R: 1 } as const;

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  let output = "";
  for (let at = 1; at < numbers.length; at += 16) {
    const board = numbers.slice(at, at + 16);
    const letters = String.fromCharCode(...board.map((tile) => 65 + tile));
    output += solvable(board) ? `${way(letters)}\n` : "This puzzle is not solvable.\n";
  }
  return new TextEncoder().encode(output);
}

function way(start: string): string {
  const buckets: [string, string][][] = Array.from({ length: 100 }, () => []);
  const seen = new Set([start]);
  buckets[distance(start)]!.push([start, ""]);
  for (;;) {
    const [board, moves] = buckets.find((bucket) => bucket.length > 0)!.pop()!;
    if (board === GOAL) return moves;
    const blank = board.indexOf("A");
    for (const [move, step] of Object.entries(STEPS)) {
      const tile = board[blank + step];
      const wraps = Math.abs(step) === 1 && (blank + step) >> 2 !== blank >> 2;
      if (tile === undefined || wraps) continue;
      const next = board.replace("A", "?").replace(tile, "A").replace("?", tile);
      if (seen.has(next)) continue;
      seen.add(next);
      buckets[distance(next)]!.push([next, moves + move]);
    }
  }
}

function distance(board: string): number {
  let sum = 0;
  for (let cell = 0; cell < 16; cell++) {
    const home = board.charCodeAt(cell) - 66;
    if (home >= 0) sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }
  return sum;
}

if (require.main === module) runProgram(solve);
