// expect: WA — prints an empty line where there is no placement
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input));
  const evens: number[] = [];
  const odds: number[] = [];
  for (let row = 1; row <= n; row++) (row % 2 === 0 ? evens : odds).push(row);
  if (n % 6 === 2) odds.splice(0, 3, 3, 1) && odds.push(5);
  if (n % 6 === 3) {
    evens.push(...evens.splice(0, 1));
    odds.push(...odds.splice(0, 2));
  }
  const rows = n === 2 || n === 3 ? [] : evens.concat(odds);
  return new TextEncoder().encode(`${rows.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
