// expect: WA — takes odd heaps as won, which holds only for the first few
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines = words
    .slice(1)
    .map((coins) => (coins % 3 !== 1 && coins > 2 ? "first\n" : "second\n"));
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
