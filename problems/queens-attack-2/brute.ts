/** Queen's Attack II by walking every ray square by square until an obstacle or the edge. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, k, queenRow, queenColumn] = numbers as [number, number, number, number];
  const blocked = new Set<string>();
  for (let at = 4; at < 4 + 2 * k; at += 2) blocked.add(`${numbers[at]} ${numbers[at + 1]}`);
  let squares = 0;
  for (const up of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      if (up === 0 && right === 0) continue;
      let row = queenRow + up;
      let column = queenColumn + right;
      while (
        row >= 1 &&
        row <= n &&
        column >= 1 &&
        column <= n &&
        !blocked.has(`${row} ${column}`)
      ) {
        squares++;
        row += up;
        column += right;
      }
    }
  }
  return new TextEncoder().encode(`${squares}\n`);
}

if (require.main === module) runProgram(solve);
