/** Knights in FEN by iterative deepening from the given board; no move undoes the one before. */
import { runProgram } from "../../lib/io/run-program";

const GOAL = "111110111100 110000100000";

export function solve(input: Uint8Array): Uint8Array {
  const lines = new TextDecoder().decode(input).split(/\r?\n/);
  let output = "";
  for (let test = 0; test < Number(lines[0]); test++) {
    const rows = lines.slice(1 + 5 * test, 6 + 5 * test).map((row) => row.padEnd(5));
    const cells = [...rows.join("")];
    const blank = cells.indexOf(" ");
    let moves = 0;
    while (moves <= 10 && !reaches(cells, blank, -1, moves)) moves++;
    output +=
      moves > 10 ? "Unsolvable in less than 11 move(s).\n" : `Solvable in ${moves} move(s).\n`;
  }
  return new TextEncoder().encode(output);
}

/**
 * A move brings at most one knight to its goal, so it prunes if more knights are misplaced than moves
 * are left.
 */
function reaches(cells: string[], blank: number, before: number, left: number): boolean {
  let astray = 0;
  for (let cell = 0; cell < 25; cell++) {
    if (cells[cell] !== GOAL[cell] && cells[cell] !== " ") astray++;
  }
  if (left === 0) return astray === 0 && blank === 12;
  if (astray > left) return false;
  for (let cell = 0; cell < 25; cell++) {
    const rows = Math.abs(Math.floor(cell / 5) - Math.floor(blank / 5));
    const columns = Math.abs((cell % 5) - (blank % 5));
    if (rows * columns !== 2 || cell === before) continue;
    cells[blank] = cells[cell]!;
    cells[cell] = " ";
    const isReached = reaches(cells, cell, blank, left - 1);
    cells[cell] = cells[blank]!;
    cells[blank] = " ";
    if (isReached) return true;
  }
  return false;
}

if (require.main === module) runProgram(solve);
