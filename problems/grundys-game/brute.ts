/**
 * Grundy's Game: up to 12 coins by playing all heaps out; beyond, the published list of lost sizes (OEIS
 * A036685), which no other file uses.
 */
import { runProgram } from "../../lib/io/run-program";

const LOST = [
  1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
  362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines = words
    .slice(1, 1 + words[0]!)
    .map((coins) =>
      (coins <= 12 ? wins([coins]) : !LOST.includes(coins)) ? "first\n" : "second\n",
    );
  return new TextEncoder().encode(lines.join(""));
}

const answers = new Map<string, boolean>();

function wins(heaps: readonly number[]): boolean {
  const sorted = heaps.filter((coins) => coins > 2).sort((a, b) => a - b);
  const key = sorted.join(" ");
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  let won = false;
  for (const [at, coins] of sorted.entries()) {
    const others = sorted.filter((_, other) => other !== at);
    for (let a = 1; a < coins - a; a++) won ||= !wins([...others, a, coins - a]);
  }
  answers.set(key, won);
  return won;
}

if (require.main === module) runProgram(solve);
