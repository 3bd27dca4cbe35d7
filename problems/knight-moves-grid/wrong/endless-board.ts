// expect: WA — the formula of the endless board: the cell beside the corner takes 4 moves, not 2
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const side = Number(new TextDecoder().decode(input));
  const lines: string[] = [];
  for (let x = 0; x < side; x++) {
    const row: number[] = [];
    for (let y = 0; y < side; y++) {
      const least = Math.max(Math.ceil(Math.max(x, y) / 2), Math.ceil((x + y) / 3));
      row.push(x + y === 1 ? 3 : x === 2 && y === 2 ? 4 : least + ((least + x + y) % 2));
    }
    lines.push(row.join(" "));
  }
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
