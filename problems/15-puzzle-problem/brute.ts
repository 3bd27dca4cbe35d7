/**
 * 15-Puzzle Problem by textbook IDA*: an array, the Manhattan distance summed anew at every node, no
 * tables. It decides solvability by the exchanges that sort the board, not by inversions.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).replace("\ufeff", "");
  const numbers = text.split(/\s+/).filter(Boolean).map(Number);
  let output = "";
  for (let at = 1; at < numbers.length; at += 16) {
    const board = numbers.slice(at, at + 16);
    output += solvable(board) ? `${shortest(board)}\n` : "This puzzle is not solvable.\n";
  }
  return new TextEncoder().encode(output);
}

/** Every move is an exchange with the blank and changes its distance to the last cell by one. */
export function solvable(start: readonly number[]): boolean {
  const board = start.map((tile) => (tile + 15) % 16);
  const blank = start.indexOf(0);
  let parity = (blank >> 2) + (blank & 3);
  for (let cell = 0; cell < 16; cell++) {
    for (; board[cell] !== cell; parity++) {
      const home = board[cell]!;
      [board[cell], board[home]] = [board[home]!, home];
    }
  }
  return parity % 2 === 0;
}

function shortest(board: number[]): string {
  const path: string[] = [];
  const visit = (blank: number, left: number): boolean => {
    const rest = manhattan(board);
    if (rest > left) return false;
    if (rest === 0) return true;
    for (const [move, back, to] of [
      ["U", "D", blank - 4],
      ["D", "U", blank + 4],
      ["L", "R", blank % 4 > 0 ? blank - 1 : -1],
      ["R", "L", blank % 4 < 3 ? blank + 1 : -1],
    ] as const) {
      if (to < 0 || to > 15 || path[path.length - 1] === back) continue;
      [board[blank], board[to]] = [board[to]!, 0];
      path.push(move);
      if (visit(to, left - 1)) return true;
      path.pop();
      [board[blank], board[to]] = [0, board[blank]!];
    }
    return false;
  };
  for (let bound = manhattan(board); ; bound += 2) {
    if (visit(board.indexOf(0), bound)) return path.join("");
  }
}

function manhattan(board: readonly number[]): number {
  let sum = 0;
  for (let cell = 0; cell < 16; cell++) {
    const home = board[cell]! - 1;
    if (home < 0) continue;
    sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }
  return sum;
}

if (require.main === module) runProgram(solve);
