/**
 * Nim Game I: heaps of at most 12 sticks in all are played out; beyond, the binary digits of the heaps
 * are counted one by one: the player to move loses if each digit place has an even number of ones.
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

/** Each binary digit must occur an even number of times in a lost position. */
function winsByRule(numbers: readonly number[]): boolean {
  const texts = numbers.map((size) => size.toString(2).padStart(32, "0"));
  for (let digit = 0; digit < 32; digit++) {
    if (texts.filter((text) => text[digit] === "1").length % 2 === 1) return true;
  }
  return false;
}

if (require.main === module) runProgram(solve);
