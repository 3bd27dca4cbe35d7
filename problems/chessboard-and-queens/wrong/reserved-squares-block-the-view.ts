// expect: WA — treats a reserved square as an obstacle that stops an attack
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const seen = (columns: number[], row: number, column: number) =>
    [-1, 0, 1].some((step) => {
      for (let up = 1; up <= row; up++) {
        const at = column + step * up;
        if (board[row - up]![at] !== ".") return false;
        if (columns[row - up] === at) return true;
      }
      return false;
    });
  const count = (columns: number[]): number => {
    const row = columns.length;
    if (row === 8) return 1;
    let sum = 0;
    for (let column = 0; column < 8; column++) {
      if (board[row]![column] === "." && !seen(columns, row, column))
        sum += count([...columns, column]);
    }
    return sum;
  };
  return new TextEncoder().encode(`${count([])}\n`);
}

if (require.main === module) runProgram(solve);
