/**
 * Sliding Puzzle 2×3 on strings: a search from the board until the goal is reached or no board is left.
 */
import { runProgram } from "../../lib/io/run-program";

const NEXT_TO = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [1, 3, 5],
  [2, 4],
];

export function solve(input: Uint8Array): Uint8Array {
  const start = new TextDecoder().decode(input).replace(/\D/g, "");
  return new TextEncoder().encode(`${fewest(start)}\n`);
}

function fewest(start: string): number {
  const distances = new Map([[start, 0]]);
  for (const [board, distance] of distances) {
    if (board === "123450") return distance;
    const blank = board.indexOf("0");
    for (const to of NEXT_TO[blank]!) {
      const cells = [...board];
      [cells[blank], cells[to]] = [cells[to]!, "0"];
      if (!distances.has(cells.join(""))) distances.set(cells.join(""), distance + 1);
    }
  }
  return -1;
}

if (require.main === module) runProgram(solve);
