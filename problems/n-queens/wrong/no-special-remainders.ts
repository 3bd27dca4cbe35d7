// expect: WA — even rows, then odd ones, for every N: two queens attack each other when N mod 6 is 2 or 3
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input));
  const rows: number[] = [];
  for (let row = 2; row <= n; row += 2) rows.push(row);
  for (let row = 1; row <= n; row += 2) rows.push(row);
  const text = n === 2 || n === 3 ? "impossible" : rows.join(" ");
  return new TextEncoder().encode(`${text}\n`);
}

if (require.main === module) runProgram(solve);
