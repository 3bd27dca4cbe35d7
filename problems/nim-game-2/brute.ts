/**
 * Nim Game II: up to 14 sticks are played out; beyond, a heap with remainder 3 modulo 4 counts as one of 1
 * and one of 2; the position is lost if both counts are even.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    const numbers = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + words[at]!;
    const small = numbers.length <= 5 && numbers.reduce((sum, size) => sum + size, 0) <= 14;
    lines.push((small ? winsByPlay(numbers) : winsByRule(numbers)) ? "first\n" : "second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

const answers = new Map<string, boolean>();

function winsByPlay(position: readonly number[]): boolean {
  const key = position.join(" ");
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const next = moves(position);
  const wins = next.length === 0 ? false : next.some((option) => !winsByPlay(option));
  answers.set(key, wins);
  return wins;
}

function moves(piles: readonly number[]): number[][] {
  const next: number[][] = [];
  for (const [pile, size] of piles.entries()) {
    for (let taken = 1; taken <= Math.min(3, size); taken++) {
      const left = piles.map((other, at) => (at === pile ? size - taken : other));
      next.push(left.filter((rest) => rest > 0).sort((a, b) => a - b));
    }
  }
  return next;
}

function winsByRule(numbers: readonly number[]): boolean {
  const count = (rest: number) => numbers.filter((size) => size % 4 === rest).length;
  return (count(1) + count(3)) % 2 === 1 || (count(2) + count(3)) % 2 === 1;
}

if (require.main === module) runProgram(solve);
