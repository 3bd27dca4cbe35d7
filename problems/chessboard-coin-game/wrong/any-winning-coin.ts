// expect: WA — First as soon as one coin alone is won: squares are won or lost, nothing is summed
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < (words[0] ?? 0); test++) {
    const end = at + 1 + 2 * words[at]!;
    let won = false;
    for (at++; at < end; at += 2) won ||= words[at]! % 4 > 2 || words[at]! % 4 === 0;
    lines.push(won ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
