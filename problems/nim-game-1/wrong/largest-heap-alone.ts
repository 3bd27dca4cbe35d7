// expect: WA — takes a position as won if the number of largest heaps is odd
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    const numbers = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + words[at]!;
    const wins = numbers.filter((size) => size === Math.max(...numbers)).length % 2 === 1;
    lines.push(wins ? "first\n" : "second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
