/**
 * Puzzle Solvability by sliding: it walks the blank to the last cell, move by move; then the permutation
 * of the tiles must be even. It counts exchanges, not inversions.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input);
  const numbers = text.split(/\s+/).filter(Boolean).map(Number);
  let at = 1;
  const lines: string[] = [];
  for (let left = numbers[0] ?? 0; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    lines.push(solvable(rows, columns, board) ? "solvable\n" : "unsolvable\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function solvable(rows: number, columns: number, board: number[]): boolean {
  let blank = board.indexOf(0);
  const slide = (to: number) => {
    board[blank] = board[to]!;
    board[to] = 0;
    blank = to;
  };
  while (blank % columns < columns - 1) slide(blank + 1);
  while (blank < (rows - 1) * columns) slide(blank + columns);
  let exchanges = 0;
  for (let cell = 0; cell < blank; cell++) {
    while (board[cell] !== cell + 1) {
      const tile = board[cell]!;
      board[cell] = board[tile - 1]!;
      board[tile - 1] = tile;
      exchanges++;
    }
  }
  return rows === 1 || columns === 1 ? exchanges === 0 : exchanges % 2 === 0;
}

if (require.main === module) runProgram(solve);
