/** Queens by all pairs. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  for (let a = 0; a < n!; a++) {
    for (let b = 0; b < a; b++) {
      const dx = Math.abs(numbers[2 * a]! - numbers[2 * b]!);
      const dy = Math.abs(numbers[2 * a + 1]! - numbers[2 * b + 1]!);
      if (dx === 0 || dy === 0 || dx === dy) return new TextEncoder().encode("INCORRECT\n");
    }
  }
  return new TextEncoder().encode("CORRECT\n");
}

if (require.main === module) runProgram(solve);
