// expect: TLE — looks through the whole list of obstacles for every square of a ray
import { runProgram } from "../../../lib/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, k, queenRow, queenColumn] = numbers as [number, number, number, number];
  let squares = 0;
  for (const up of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      for (let step = 1; up !== 0 || right !== 0; step++) {
        const row = queenRow + up * step;
        const column = queenColumn + right * step;
        if (row < 1 || row > n || column < 1 || column > n) break;
        let blocked = false;
        for (let at = 4; at < 4 + 2 * k && !blocked; at += 2) {
          blocked = numbers[at] === row && numbers[at + 1] === column;
        }
        if (blocked) break;
        squares++;
      }
    }
  }
  return new TextEncoder().encode(`${squares}\n`);
}

if (require.main === module) runProgram(solve);
