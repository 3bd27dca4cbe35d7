/** Eight Digits by breadth-first search from one end, over boards as texts. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).replace(/[^0-8]/g, "");
  return new TextEncoder().encode(`${fewestMoves(board, "123804765")}\n`);
}

/** Layer by layer over boards as texts, until the wanted board is reached. */
function fewestMoves(from: string, to: string): number {
  const seen = new Map([[from, 0]]);
  for (const [board, moves] of seen) {
    if (board === to) return moves;
    for (const next of neighbours(board)) if (!seen.has(next)) seen.set(next, moves + 1);
  }
  return -1;
}

function neighbours(board: string): string[] {
  const blank = board.indexOf("0");
  const next: string[] = [];
  for (const step of [-3, 3, -1, 1]) {
    const other = blank + step;
    if (other < 0 || other > 8) continue;
    if (Math.abs(step) === 1 && Math.floor(other / 3) !== Math.floor(blank / 3)) continue;
    const cells = [...board];
    [cells[blank], cells[other]] = [cells[other]!, cells[blank]!];
    next.push(cells.join(""));
  }
  return next;
}

if (require.main === module) runProgram(solve);
