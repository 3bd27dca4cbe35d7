// expect: WA — takes "." for free and "*" for blocked, as most other problems have it
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...board] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const n = Number(first);
  const place = (rows: number[]): number => {
    if (rows.length === n) return 1;
    let count = 0;
    for (let row = 0; row < n; row++) {
      if (board[row]![rows.length] !== ".") continue;
      if (rows.some((r, at) => r === row || Math.abs(r - row) === rows.length - at)) continue;
      count += place([...rows, row]);
    }
    return count;
  };
  return new TextEncoder().encode(`${place([])}\n`);
}

if (require.main === module) runProgram(solve);
