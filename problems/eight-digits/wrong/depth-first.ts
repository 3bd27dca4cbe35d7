// expect: WA — goes down one way and never finds a shorter one to a board it knows
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).replace(/[^0-8]/g, "");
  const goal = "123804765";
  const seen = new Set([board]);
  const stack: [string, number][] = [[board, 0]];
  while (stack.length > 0) {
    const [cells, moves] = stack.pop()!;
    if (cells === goal) return new TextEncoder().encode(`${moves}\n`);
    const blank = cells.indexOf("0");
    for (const step of [-3, 3, -1, 1]) {
      const other = blank + step;
      const sameRow = Math.floor(other / 3) === Math.floor(blank / 3);
      if (other < 0 || other > 8 || (Math.abs(step) === 1 && !sameRow)) continue;
      const swapped = [...cells];
      [swapped[blank], swapped[other]] = [swapped[other]!, "0"];
      const next = swapped.join("");
      if (!seen.has(next)) stack.push([next, moves + 1]);
      seen.add(next);
    }
  }
  return new TextEncoder().encode("-1\n");
}

if (require.main === module) runProgram(solve);
