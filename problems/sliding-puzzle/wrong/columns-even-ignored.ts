// expect: WA — asks for even inversions on every board, though with an even number of columns the blank's row counts
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let at = 1;
  let output = "";
  for (let left = numbers[0]!; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const tiles = board.filter((tile) => tile !== 0);
    let inversions = 0;
    tiles.forEach((tile, index) => {
      for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
    });
    const moves = inversions % 2 === 0 ? search(rows, columns, board.join()) : undefined;
    output += moves === undefined ? "unsolvable\n" : `${moves.length}\n${moves}\n`;
  }
  return new TextEncoder().encode(output);
}

function search(rows: number, columns: number, start: string): string | undefined {
  const cells = rows * columns;
  const goal = Array.from({ length: cells }, (_, cell) => (cell + 1) % cells).join();
  const ways = new Map([[start, ""]]);
  for (const [key, moves] of ways) {
    if (key === goal) return moves;
    if (ways.size > 400_000) return undefined;
    const board = key.split(",");
    const blank = board.indexOf("0");
    const [row, column] = [Math.floor(blank / columns), blank % columns];
    for (const [move, legal, to] of [
      ["U", row > 0, blank - columns],
      ["D", row < rows - 1, blank + columns],
      ["L", column > 0, blank - 1],
      ["R", column < columns - 1, blank + 1],
    ] as const) {
      if (!legal) continue;
      const next = [...board];
      [next[blank], next[to]] = [next[to]!, "0"];
      if (!ways.has(next.join())) ways.set(next.join(), moves + move);
    }
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
