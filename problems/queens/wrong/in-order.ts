// expect: WA — compares a queen only with the next one of the list
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  for (let a = 1; a < n!; a++) {
    const dx = Math.abs(numbers[2 * a]! - numbers[2 * a - 2]!);
    const dy = Math.abs(numbers[2 * a + 1]! - numbers[2 * a - 1]!);
    if (dx === 0 || dy === 0 || dx === dy) return new TextEncoder().encode("INCORRECT\n");
  }
  return new TextEncoder().encode("CORRECT\n");
}

if (require.main === module) runProgram(solve);
