/**
 * Misère Nim: up to 5 piles of 40 stones in all are played out, move by move. For larger positions it uses
 * the theorem (Bouton 1901), counting binary digits one by one.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    const numbers = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + words[at]!;
    const stones = numbers.reduce((sum, size) => sum + size, 0);
    const small = numbers.length <= 5 && stones <= 40;
    lines.push((small ? winsByPlay(numbers) : winsByRule(numbers)) ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

const answers = new Map<string, boolean>();

function winsByPlay(position: readonly number[]): boolean {
  const key = position.join(" ");
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const next = moves(position);
  const wins = next.length === 0 ? true : next.some((option) => !winsByPlay(option));
  answers.set(key, wins);
  return wins;
}

function moves(piles: readonly number[]): number[][] {
  const next: number[][] = [];
  for (const [pile, size] of piles.entries()) {
    for (let taken = 1; taken <= size; taken++) {
      const left = piles.map((other, at) => (at === pile ? size - taken : other));
      next.push(left.filter((rest) => rest > 0).sort((a, b) => a - b));
    }
  }
  return next;
}

/** Each binary digit must occur an even number of times in a lost position with a larger pile. */
function winsByRule(numbers: readonly number[]): boolean {
  if (numbers.every((size) => size === 1)) return numbers.length % 2 === 0;
  for (let place = 1; place <= 2 ** 30; place *= 2) {
    if (numbers.filter((size) => Math.floor(size / place) % 2 === 1).length % 2 === 1) return true;
  }
  return false;
}

if (require.main === module) runProgram(solve);
