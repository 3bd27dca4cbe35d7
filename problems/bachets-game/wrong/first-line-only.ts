// expect: WA — answers one game only
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [stones, count] = words;
  const moves = words.slice(2, 2 + count!);
  const won = [0];
  for (let pile = 1; pile <= stones!; pile++)
    won.push(moves.some((move) => won[pile - move] === 0) ? 1 : 0);
  return new TextEncoder().encode(won[stones!] === 1 ? "Stan wins\n" : "Ollie wins\n");
}

if (require.main === module) runProgram(solve);
