/**
 * Another Game: up to 12 coins are played out over all choices of heaps; beyond, a position is lost
 * exactly when all heaps can be halved.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    const numbers = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + words[at]!;
    const small = numbers.length <= 5 && numbers.reduce((sum, size) => sum + size, 0) <= 12;
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

function moves(heaps: readonly number[]): number[][] {
  const next: number[][] = [];
  for (let chosen = 1; chosen < 2 ** heaps.length; chosen++) {
    const after = heaps.map((coins, at) => coins - ((chosen >> at) & 1));
    if (after.every((coins) => coins >= 0)) next.push(after);
  }
  return next;
}

function winsByRule(heaps: readonly number[]): boolean {
  return heaps.map((coins) => coins / 2).some((half) => half !== Math.floor(half));
}

if (require.main === module) runProgram(solve);
