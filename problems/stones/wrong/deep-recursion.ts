// expect: RE — recursion as deep as there are stones: the stack is exhausted
import { runProgram } from "../../../lib/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [, stones, ...moves] = words;
  const known = new Map<number, boolean>();
  const wins = (pile: number): boolean => {
    let won = known.get(pile);
    if (won === undefined) {
      won = moves.some((move) => move <= pile && !wins(pile - move));
      known.set(pile, won);
    }
    return won;
  };
  return new TextEncoder().encode(wins(stones!) ? "First\n" : "Second\n");
}

if (require.main === module) runProgram(solve);
