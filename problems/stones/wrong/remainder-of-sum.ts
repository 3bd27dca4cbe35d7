// expect: WA — assumes that the smallest plus the largest number is a period that decides alone
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [, stones, ...moves] = words;
  const rest = stones! % (moves[0]! + moves[moves.length - 1]!);
  return new TextEncoder().encode(rest < moves[0]! ? "Second\n" : "First\n");
}

if (require.main === module) runProgram(solve);
