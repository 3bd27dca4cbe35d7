/** Swap Game by one breadth-first search from the goal, over boards as texts. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  return new TextEncoder().encode(`${fewestMoves(words.join(""))}\n`);
}

const moves = new Map([["123456789", 0]]);
const layers = moves.entries(); // the loop also visits boards added meanwhile

/** Swaps are reversible, so one search from the goal serves every board; it continues where it stopped. */
function fewestMoves(wanted: string): number {
  while (!moves.has(wanted)) {
    const [board, count] = layers.next().value!;
    for (const next of neighbours(board)) if (!moves.has(next)) moves.set(next, count + 1);
  }
  return moves.get(wanted)!;
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
