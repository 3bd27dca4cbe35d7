// expect: WA — treats the end of a row and the start of the next one as neighbours
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const seen = new Map([[words.join(""), 0]]);
  for (const [board, moves] of seen) {
    if (board === "123456789") return new TextEncoder().encode(`${moves}\n`);
    for (let a = 0; a < 9; a++) {
      for (const b of [a + 1, a + 3]) {
        if (b > 8) continue;
        const cells = [...board];
        [cells[a], cells[b]] = [cells[b]!, cells[a]!];
        const next = cells.join("");
        if (!seen.has(next)) seen.set(next, moves + 1);
      }
    }
  }
  return new TextEncoder().encode("-1\n");
}

if (require.main === module) runProgram(solve);
