// expect: WA — counts only substrings of up to ten letters
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).trim();
  const substrings = new Set<string>();
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= Math.min(text.length, start + 10); end++) {
      substrings.add(text.slice(start, end));
    }
  }
  return new TextEncoder().encode(`${substrings.size}\n`);
}

if (require.main === module) runProgram(solve);
