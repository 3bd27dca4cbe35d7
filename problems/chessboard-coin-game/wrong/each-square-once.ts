// expect: WA — keeps the coins in a set, so that several on one square count as one
import { runProgram } from "../../../lib/io/run-program";

const numbers = new Map<string, number>();

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < (words[0] ?? 0); test++) {
    const end = at + 1 + 2 * words[at]!;
    const coins = new Set<string>();
    for (at++; at < end; at += 2) coins.add(`${words[at]} ${words[at + 1]}`);
    let sum = 0;
    for (const coin of coins) {
      const [x, y] = coin.split(" ").map(Number);
      sum ^= number(x!, y!);
    }
    lines.push(sum === 0 ? "Second\n" : "First\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function number(x: number, y: number): number {
  if (x < 1 || y < 1 || x > 15 || y > 15) return -1;
  const key = `${x} ${y}`;
  const stored = numbers.get(key);
  if (stored !== undefined) return stored;
  const reached = [
    number(x - 2, y + 1),
    number(x - 2, y - 1),
    number(x + 1, y - 2),
    number(x - 1, y - 2),
  ];
  let smallest = 0;
  while (reached.includes(smallest)) smallest++;
  numbers.set(key, smallest);
  return smallest;
}

if (require.main === module) runProgram(solve);
