// expect: WA — prints some placement and ignores the given queens
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; at < numbers.length; at += numbers[at]! + 1) {
    const n = numbers[at]!;
    const evens: number[] = [];
    const odds: number[] = [];
    for (let row = 1; row <= n; row++) (row % 2 === 0 ? evens : odds).push(row);
    if (n % 6 === 2) {
      odds.splice(0, 3, 3, 1);
      odds.push(5);
    }
    if (n % 6 === 3) {
      evens.push(...evens.splice(0, 1));
      odds.push(...odds.splice(0, 2));
    }
    lines.push(`${evens.concat(odds).join(" ")}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
