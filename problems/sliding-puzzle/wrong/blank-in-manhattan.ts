// expect: WA — IDA* whose Manhattan distance counts the blank too: not admissible, so some solutions are
// too long
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./breadth-first";

export const solve = solver((rows, columns, board) =>
  solvable(rows, columns, board) ? search(rows, columns, board) : undefined,
);

function solvable(rows: number, columns: number, board: number[]): boolean {
  const tiles = board.filter((tile) => tile !== 0);
  let inversions = 0;
  tiles.forEach((tile, index) => {
    for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
  });
  if (rows === 1 || columns === 1) return inversions === 0;
  const row = rows - 1 - Math.floor(board.indexOf(0) / columns);
  return (inversions + (columns % 2 === 0 ? row : 0)) % 2 === 0;
}

function search(rows: number, columns: number, board: number[]): string {
  const value = () =>
    board.reduce((sum, tile, cell) => {
      const home = (tile + board.length - 1) % board.length;
      const rowsAway = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      return sum + rowsAway + Math.abs((cell % columns) - (home % columns));
    }, 0);
  const visit = (left: number, last: string): string | undefined => {
    const estimate = value();
    if (estimate === 0) return "";
    if (estimate > left) return undefined;
    const blank = board.indexOf(0);
    const [row, column] = [Math.floor(blank / columns), blank % columns];
    for (const [move, legal, to] of [
      ["U", row > 0, blank - columns],
      ["D", row < rows - 1, blank + columns],
      ["L", column > 0, blank - 1],
      ["R", column < columns - 1, blank + 1],
    ] as const) {
      if (!legal || ["UD", "DU", "LR", "RL"].includes(last + move)) continue;
      [board[blank], board[to]] = [board[to]!, 0];
      const rest = visit(left - 1, move);
      [board[blank], board[to]] = [0, board[blank]!];
      if (rest !== undefined) return move + rest;
    }
    return undefined;
  };
  for (let bound = value(); ; bound++) {
    const way = visit(bound, "");
    if (way !== undefined) return way;
  }
}

if (require.main === module) runProgram(solve);
