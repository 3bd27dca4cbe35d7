// expect: WA — the board has no right and no lower edge, so the moves that raise x or y stay allowed
import { runProgram } from "../../../lib/io/run-program";

const numbers = new Map<string, number>();

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < (words[0] ?? 0); test++) {
    const end = at + 1 + 2 * words[at]!;
    let sum = 0;
    for (at++; at < end; at += 2) sum ^= number(words[at]!, words[at + 1]!);
    lines.push(sum === 0 ? "Second\n" : "First\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function number(x: number, y: number): number {
  if (x < 1 || y < 1) return -1;
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
