// expect: WA — always takes as many sticks as allowed, and looks no further
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const moves = words.slice(2).sort((a, b) => b - a);
  const won = [false];
  let line = "";
  for (let count = 1; count <= words[0]!; count++) {
    const move = moves.find((size) => size <= count);
    won.push(move !== undefined && !won[count - move]);
    line += won[count] ? "W" : "L";
  }
  return new TextEncoder().encode(`${line}\n`);
}

if (require.main === module) runProgram(solve);
