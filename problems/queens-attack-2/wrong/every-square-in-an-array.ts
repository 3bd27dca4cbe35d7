// expect: RE — an array has at most 2^32 - 1 items, the largest board 10^10 squares
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, k, queenRow, queenColumn] = numbers as [number, number, number, number];
  const blocked: boolean[] = new Array(n * n);
  for (let at = 4; at < 4 + 2 * k; at += 2) {
    blocked[(numbers[at]! - 1) * n + numbers[at + 1]! - 1] = true;
  }
  let squares = 0;
  for (const up of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      for (let step = 1; up !== 0 || right !== 0; step++) {
        const row = queenRow + up * step;
        const column = queenColumn + right * step;
        if (row < 1 || row > n || column < 1 || column > n) break;
        if (blocked[(row - 1) * n + column - 1] !== undefined) break;
        squares++;
      }
    }
  }
  return new TextEncoder().encode(`${squares}\n`);
}

if (require.main === module) runProgram(solve);
