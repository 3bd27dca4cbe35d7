/**
 * Stair Game: up to 7 balls are played out on the stairs themselves; beyond, the binary digits of
 * the even stairs are counted one by one.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    const numbers = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + words[at]!;
    const small = numbers.length <= 5 && numbers.reduce((sum, balls) => sum + balls, 0) <= 7;
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

function moves(stairs: readonly number[]): number[][] {
  const next: number[][] = [];
  for (let from = 1; from < stairs.length; from++) {
    for (let balls = 1; balls <= stairs[from]!; balls++) {
      const after = [...stairs];
      after[from]! -= balls;
      after[from - 1]! += balls;
      next.push(after);
    }
  }
  return next;
}

/** Each binary digit must occur an even number of times on the even stairs of a lost position. */
function winsByRule(numbers: readonly number[]): boolean {
  const texts = numbers
    .filter((_, at) => at % 2 === 1)
    .map((balls) => balls.toString(2).padStart(32, "0"));
  for (let digit = 0; digit < 32; digit++) {
    if (texts.filter((text) => text[digit] === "1").length % 2 === 1) return true;
  }
  return false;
}

if (require.main === module) runProgram(solve);
