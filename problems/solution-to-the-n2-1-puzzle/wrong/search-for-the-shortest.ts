// expect: MLE — breadth-first search for a shortest solution, which needs too much memory on large boards
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [side, ...board] = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  return new TextEncoder().encode(`${shortest(side!, board) ?? "No Answer!"}\n`);
}

export function shortest(side: number, start: readonly number[]): string | undefined {
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
