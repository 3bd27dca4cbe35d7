// expect: WA — requires even inversions wherever the blank is, as if the board had an odd width
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "BCDEFGHIJKLMNOPA";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  let output = "";
  for (let at = 1; at < numbers.length; at += 16) {
    const board = numbers.slice(at, at + 16);
    const tiles = board.filter((tile) => tile !== 0);
    let inversions = 0;
    tiles.forEach((tile, index) => {
      for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
    });
    const letters = String.fromCharCode(...board.map((tile) => 65 + tile));
    const moves = inversions % 2 === 0 ? search(letters) : undefined;
    output += `${moves ?? "This puzzle is not solvable."}\n`;
  }
  return new TextEncoder().encode(output);
}

function search(start: string): string | undefined {
  const ways = new Map([[start, ""]]);
  for (const [board, moves] of ways) {
    if (board === GOAL) return moves;
    if (ways.size > 100_000) return undefined;
    const blank = board.indexOf("A");
    for (const [move, to] of [
      ["U", blank - 4],
      ["D", blank + 4],
      ["L", blank - 1],
      ["R", blank + 1],
    ] as const) {
      const tile = board[to];
      if (tile === undefined || (Math.abs(to - blank) === 1 && to >> 2 !== blank >> 2)) continue;
      const child = board.replace("A", "?").replace(tile, "A").replace("?", tile);
      if (!ways.has(child)) ways.set(child, moves + move);
    }
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
