// expect: MLE — plain breadth-first search, which runs out of memory on a 15-puzzle
import { runProgram } from "../../../lib/io/run-program";

type Answer = (rows: number, columns: number, board: number[]) => string | undefined;

export const solver = (answer: Answer) => (input: Uint8Array) => {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let at = 1;
  let output = "";
  for (let left = numbers[0]!; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const moves = answer(rows, columns, board);
    output += moves === undefined ? "unsolvable\n" : `${moves.length}\n${moves}\n`;
  }
  return new TextEncoder().encode(output);
};

export const solve = solver(search);

/** Gives up after `most` boards. */
export function search(
  rows: number,
  columns: number,
  start: number[],
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const letters = (cells: number[]) => String.fromCharCode(...cells.map((tile) => 48 + tile));
  const goal = letters(start.map((_, cell) => (cell + 1) % start.length));
  const seen = new Set([letters(start)]);
  let layer: [string, string][] = [[letters(start), ""]];
  while (layer.length > 0) {
    const after: [string, string][] = [];
    for (const [board, moves] of layer) {
      if (board === goal) return moves;
      if (seen.size > most) return undefined;
      const blank = board.indexOf("0");
      const [row, column] = [Math.floor(blank / columns), blank % columns];
      for (const [move, legal, to] of [
        ["U", row > 0, blank - columns],
        ["D", row < rows - 1, blank + columns],
        ["L", column > 0, blank - 1],
        ["R", column < columns - 1, blank + 1],
      ] as const) {
        if (!legal) continue;
        const tile = board[to]!;
        const next = board.replace("0", "~").replace(tile, "0").replace("~", tile);
        if (seen.has(next)) continue;
        seen.add(next);
        after.push([next, moves + move]);
      }
    }
    layer = after;
  }
  return undefined;
}

if (require.main === module) runProgram(solve);
