/**
 * Coins on a Chessboard: the number of a square by recursion straight from the rules, with a Set.
 * With up to two coins it plays the game out instead, without any number.
 */
import { runProgram } from "../../lib/io/run-program";

type Square = readonly [x: number, y: number];

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < (words[0] ?? 0); test++) {
    const coins: Square[] = [];
    const end = at + 1 + 2 * words[at]!;
    for (at++; at < end; at += 2) coins.push([words[at]!, words[at + 1]!]);
    lines.push((coins.length <= 2 ? wins(coins) : byNumbers(coins)) ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function next([x, y]: Square): Square[] {
  const all: Square[] = [
    [x - 2, y + 1],
    [x - 2, y - 1],
    [x + 1, y - 2],
    [x - 1, y - 2],
  ];
  return all.filter(([a, b]) => a >= 1 && a <= 15 && b >= 1 && b <= 15);
}

const won = new Map<string, boolean>();

function wins(coins: readonly Square[]): boolean {
  const key = coins.join(";");
  let answer = won.get(key);
  if (answer === undefined) {
    answer = coins.some((coin, moved) =>
      next(coin).some((to) => !wins(coins.map((other, at) => (at === moved ? to : other)))),
    );
    won.set(key, answer);
  }
  return answer;
}

const numbers = new Map<string, number>();

function number(square: Square): number {
  const key = square.join();
  const stored = numbers.get(key);
  if (stored !== undefined) return stored;
  const reached = new Set(next(square).map(number));
  let smallest = 0;
  while (reached.has(smallest)) smallest++;
  numbers.set(key, smallest);
  return smallest;
}

function byNumbers(coins: readonly Square[]): boolean {
  return coins.reduce((sum, coin) => sum ^ number(coin), 0) !== 0;
}

if (require.main === module) runProgram(solve);
