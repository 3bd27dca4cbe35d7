/** Swap Game by breadth-first search from one end, over boards as texts. */
import { runProgram } from "../../lib/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  return new TextEncoder().encode(`${fewestMoves(words.join(""), "123456789")}\n`);
}

/** Layer by layer over boards as texts, until the wanted one comes. */
function fewestMoves(from: string, to: string): number {
  const seen = new Map([[from, 0]]);
  for (const [board, moves] of seen) {
    if (board === to) return moves;
    for (const next of neighbours(board)) if (!seen.has(next)) seen.set(next, moves + 1);
  }
  return -1;
}

function neighbours(board: string): string[] {
  const next: string[] = [];
  for (let a = 0; a < 9; a++) {
    for (const b of [a % 3 < 2 ? a + 1 : 9, a + 3]) {
      if (b > 8) continue;
      const cells = [...board];
      [cells[a], cells[b]] = [cells[b]!, cells[a]!];
      next.push(cells.join(""));
    }
  }
  return next;
}

if (require.main === module) runProgram(solve);
