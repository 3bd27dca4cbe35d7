// expect: RE — recursion as deep as the number of stones, with all moves as arguments, overflows the stack
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [, stones, ...moves] = words;
  const answers = new Map<number, boolean>();
  const wins = (...taken: number[]): boolean => {
    const pile = stones! - taken.reduce((sum, size) => sum + size, 0);
    let won = answers.get(pile);
    if (won === undefined) {
      won = moves.some((move) => move <= pile && !wins(...taken, move));
      answers.set(pile, won);
    }
    return won;
  };
  return new TextEncoder().encode(wins() ? "First\n" : "Second\n");
}

if (require.main === module) runProgram(solve);
