// expect: TLE — fills the rows from the top, not those with the fewest free squares first
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; at < numbers.length; at += numbers[at]! + 1) {
    const board = numbers.slice(at + 1, at + 1 + numbers[at]!);
    const columns = [...board];
    const free = (row: number, column: number) =>
      columns.every(
        (c, r) =>
          c === 0 || r === row || (c !== column && Math.abs(c - column) !== Math.abs(r - row)),
      );
    const place = (row: number): boolean => {
      if (row === board.length) return true;
      if (board[row] !== 0) return place(row + 1);
      for (let column = 1; column <= board.length; column++) {
        if (!free(row, column)) continue;
        columns[row] = column;
        if (place(row + 1)) return true;
        columns[row] = 0;
      }
      return false;
    };
    place(0);
    lines.push(`${columns.join(" ")}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
