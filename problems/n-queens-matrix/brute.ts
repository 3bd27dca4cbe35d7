/** N-Queens (matrix) by backtracking on the matrix itself. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const board = Array.from({ length: n }, () => Array<number>(n).fill(0));
  const text = place(board, 0) ? `YES\n${board.map((row) => row.join(" ")).join("\n")}` : "NO";
  return new TextEncoder().encode(`${text}\n`);
}

function place(board: number[][], row: number): boolean {
  if (row === board.length) return true;
  for (let column = 0; column < board.length; column++) {
    const attacked = board.some((squares, r) =>
      squares.some(
        (square, c) => square === 1 && (c === column || Math.abs(c - column) === row - r),
      ),
    );
    if (attacked) continue;
    board[row]![column] = 1;
    if (place(board, row + 1)) return true;
    board[row]![column] = 0;
  }
  return false;
}

if (require.main === module) runProgram(solve);
