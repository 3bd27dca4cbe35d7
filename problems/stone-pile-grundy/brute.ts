/**
 * Stone Piles without Grundy numbers: up to 14 stones the game is played out over all sorted piles;
 * beyond, the pairing strategy: piles with equal remainders modulo 3 answer each other, so the
 * second player wins exactly when remainders 1 and 2 are each left an even number of times.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < Number(words[0] ?? 0); test++) {
    const count = Number(words[at]);
    const piles = words.slice(at + 1, at + 1 + count).map(BigInt);
    at += 1 + count;
    const stones = piles.reduce((sum, pile) => sum + pile, 0n);
    const first = stones <= 14n ? winsByPlay(piles.map(Number)) : winsByPairing(piles);
    lines.push(first ? "first\n" : "second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

const answers = new Map<string, boolean>();

function winsByPlay(piles: readonly number[]): boolean {
  const sorted = piles.filter((pile) => pile > 0).sort((a, b) => a - b);
  const key = sorted.join(" ");
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const wins = sorted.some((pile, at) =>
    [1, 2].some(
      (taken) =>
        taken <= pile &&
        !winsByPlay([...sorted.slice(0, at), pile - taken, ...sorted.slice(at + 1)]),
    ),
  );
  answers.set(key, wins);
  return wins;
}

export function winsByPairing(piles: readonly bigint[]): boolean {
  const ones = piles.filter((pile) => pile % 3n === 1n).length;
  const twos = piles.filter((pile) => pile % 3n === 2n).length;
  return ones % 2 === 1 || twos % 2 === 1;
}

if (require.main === module) runProgram(solve);
