// expect: WA — takes a square as lost only if it has no move
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 1; at <= 2 * words[0]!; at += 2) {
    lines.push(words[at]! > 2 || words[at + 1]! > 2 ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
