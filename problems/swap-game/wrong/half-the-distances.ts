// expect: WA — half the sum of all distances: a lower bound, not the answer
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let sum = 0;
  for (const [cell, word] of words.entries()) {
    const goal = Number(word) - 1;
    sum +=
      Math.abs((goal % 3) - (cell % 3)) + Math.abs(Math.floor(goal / 3) - Math.floor(cell / 3));
  }
  return new TextEncoder().encode(`${Math.ceil(sum / 2)}\n`);
}

if (require.main === module) runProgram(solve);
