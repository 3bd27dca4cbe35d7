// expect: WA — also prints solutions of 36 and more moves, which count as not solvable
import { runProgram } from "../../../lib/io/run-program";

/** A solver with the faults left open: the most moves, the moves in order, the blank's distance counts too. */
export const solver =
  (most: number, order = "DLRU", countsBlank = false) =>
  (input: Uint8Array): Uint8Array => {
    const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
    let output = "";
    for (let test = 1, at = 1; at < numbers.length; test++, at += 16) {
      const board = numbers.slice(at, at + 16);
      const way = solvable(board) ? shortest(board, most, order, countsBlank) : undefined;
      output += `Case ${test}: ${way ?? "This puzzle is not solvable."}\n`;
    }
    return new TextEncoder().encode(output);
  };

export const solve = solver(80);

function solvable(board: readonly number[]): boolean {
  const tiles = board.filter((tile) => tile !== 0);
  let sum = 3 - (board.indexOf(0) >> 2);
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) sum++;
  });
  return sum % 2 === 0;
}

function shortest(
  board: number[],
  most: number,
  order: string,
  countsBlank: boolean,
): string | undefined {
  const distance = () => manhattan(board, countsBlank);
  const path: string[] = [];
  const visit = (blank: number, left: number): boolean => {
    const rest = distance();
    if (rest > left) return false;
    if (rest === 0) return true;
    for (const move of order) {
      const [back, to] = slides(blank)[move]!;
      if (to < 0 || to > 15 || path[path.length - 1] === back) continue;
      [board[blank], board[to]] = [board[to]!, 0];
      path.push(move);
      if (visit(to, left - 1)) return true;
      path.pop();
      [board[blank], board[to]] = [0, board[blank]!];
    }
    return false;
  };
  for (let bound = distance(); bound <= most; bound += 2) {
    if (visit(board.indexOf(0), bound)) return path.join("");
  }
  return undefined;
}

/** By letter: the move that takes it back, and the blank's new cell. */
const slides = (blank: number): Readonly<Record<string, [back: string, to: number]>> => ({
  D: ["U", blank + 4],
  L: ["R", blank % 4 > 0 ? blank - 1 : -1],
  R: ["L", blank % 4 < 3 ? blank + 1 : -1],
  U: ["D", blank - 4],
});

function manhattan(board: readonly number[], countsBlank: boolean): number {
  return board.reduce((sum, tile, cell) => {
    if (tile === 0 && !countsBlank) return sum;
    const home = (tile + 15) % 16;
    return sum + Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }, 0);
}

if (require.main === module) runProgram(solve);
