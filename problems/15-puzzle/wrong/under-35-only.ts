// expect: WA — rejects solutions of exactly 35 moves, which the limit allows
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  let output = "";
  for (let test = 1, at = 1; at < numbers.length; test++, at += 16) {
    const board = numbers.slice(at, at + 16);
    const way = solvable(board) ? shortest(board) : undefined;
    output += `Case ${test}: ${way ?? "This puzzle is not solvable."}\n`;
  }
  return new TextEncoder().encode(output);
}

function solvable(board: readonly number[]): boolean {
  const tiles = board.filter((tile) => tile !== 0);
  let sum = 3 - (board.indexOf(0) >> 2);
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) sum++;
  });
  return sum % 2 === 0;
}

function shortest(board: number[]): string | undefined {
  const path: string[] = [];
  const visit = (blank: number, left: number): boolean => {
    const rest = distance(board);
    if (rest > left) return false;
    if (rest === 0) return true;
    for (const [move, back, to] of [
      ["D", "U", blank + 4],
      ["L", "R", blank % 4 > 0 ? blank - 1 : -1],
      ["R", "L", blank % 4 < 3 ? blank + 1 : -1],
      ["U", "D", blank - 4],
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
  for (let bound = distance(board); bound < 35; bound += 2) {
    if (visit(board.indexOf(0), bound)) return path.join("");
  }
  return undefined;
}

function distance(board: readonly number[]): number {
  return board.reduce((sum, tile, cell) => {
    if (tile === 0) return sum;
    const home = tile - 1;
    return sum + Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }, 0);
}

if (require.main === module) runProgram(solve);
