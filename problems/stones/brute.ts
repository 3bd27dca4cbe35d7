/** Stones: all lost piles are collected in a Set; a pile is lost when no move leads to one. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [, stones, ...moves] = words;
  const lost = new Set<number>();
  for (let pile = 0; pile <= stones!; pile++) {
    if (!moves.some((move) => lost.has(pile - move))) lost.add(pile);
  }
  return new TextEncoder().encode(lost.has(stones!) ? "Second\n" : "First\n");
}

if (require.main === module) runProgram(solve);
