// expect: WA — searches depth first: it finds a solution, not a shortest one
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const start = new TextDecoder().decode(input).replace(/\D/g, "");
  const seen = new Set<string>();
  const visit = (board: string): number => {
    if (board === "123450") return 0;
    seen.add(board);
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
      if (tile === undefined || wraps) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      const rest = seen.has(child) ? -1 : visit(child);
      if (rest >= 0) return rest + 1;
    }
    return -1;
  };
  return new TextEncoder().encode(`${visit(start)}\n`);
}

if (require.main === module) runProgram(solve);
