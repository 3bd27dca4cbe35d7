// expect: WA — requires even inversions for every n, though for even n the blank's row counts too
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [side, ...board] = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const tiles = board.filter((tile) => tile !== 0);
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) inversions++;
  });
  const moves = inversions % 2 === 0 ? shortest(side!, board) : undefined;
  return new TextEncoder().encode(`${moves ?? "No Answer!"}\n`);
}

function shortest(side: number, start: readonly number[]): string | undefined {
  const letter = (tile: number) => String.fromCharCode(48 + tile);
  const goal = start.map((_, cell) => letter((cell + 1) % start.length)).join("");
  const ways = new Map([[start.map(letter).join(""), ""]]);
  for (const [board, moves] of ways) {
    if (board === goal) return moves;
    const blank = board.indexOf("0");
    for (const [move, to, legal] of [
      ["U", blank - side, true],
      ["D", blank + side, true],
      ["L", blank - 1, blank % side > 0],
      ["R", blank + 1, blank % side < side - 1],
    ] as const) {
      const tile = board[to];
      if (tile === undefined || !legal) continue;
      const child = board.replace("0", "~").replace(tile, "0").replace("~", tile);
      if (!ways.has(child)) ways.set(child, moves + move);
    }
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
