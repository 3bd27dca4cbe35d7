/** Fifteen Puzzle Steps by breadth-first search on strings from both ends; no heuristic, no tables. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const start = String.fromCharCode(...numbers.map((tile) => 65 + tile));
  const goal = "BCDEFGHIJKLMNOPA";
  const seen = [new Set([start]), new Set([goal])];
  const layers = [[start], [goal]];
  for (let moves = 0; ; moves++) {
    if (layers[0]!.some((board) => seen[1]!.has(board))) {
      return new TextEncoder().encode(`${moves}\n`);
    }
    if (layers[1]!.some((board) => seen[0]!.has(board))) {
      return new TextEncoder().encode(`${moves}\n`);
    }
    // The side with the smaller layer expands it.
    const side = layers[0]!.length <= layers[1]!.length ? 0 : 1;
    const next: string[] = [];
    for (const board of layers[side]!) {
      const blank = board.indexOf("A");
      for (const to of [blank - 4, blank + 4, blank - 1, blank + 1]) {
        const tile = board[to];
        const wraps = Math.abs(to - blank) === 1 && to >> 2 !== blank >> 2;
        if (tile === undefined || wraps) continue;
        const child = board.replace("A", "?").replace(tile, "A").replace("?", tile);
        if (seen[side]!.has(child)) continue;
        seen[side]!.add(child);
        next.push(child);
      }
    }
    layers[side] = next;
  }
}

if (require.main === module) runProgram(solve);
