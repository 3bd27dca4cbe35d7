/** Bachet's Game from below: each lost number of stones makes those one move above it won. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; at < words.length; ) {
    const stones = words[at]!;
    const moves = words.slice(at + 2, at + 2 + words[at + 1]!);
    at += 2 + moves.length;
    const won = new Uint8Array(stones + 1);
    for (let lost = 0; lost <= stones; lost++) {
      if (won[lost] === 0) for (const move of moves) won[lost + move] = 1;
    }
    lines.push(won[stones] === 1 ? "Stan wins\n" : "Ollie wins\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
