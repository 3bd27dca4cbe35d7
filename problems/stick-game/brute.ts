/** Stick Game straight from the rules: a number is won where some move leads to a lost one. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [sticks, ...rest] = words;
  const moves = rest.slice(1);
  const won: boolean[] = [false];
  for (let count = 1; count <= sticks!; count++) {
    won.push(moves.some((move) => move <= count && !won[count - move]));
  }
  const letters = won.slice(1).map((isWon) => (isWon ? "W" : "L"));
  return new TextEncoder().encode(`${letters.join("")}\n`);
}

if (require.main === module) runProgram(solve);
