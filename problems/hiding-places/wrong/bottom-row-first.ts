// expect: WA — lists the rows from the bottom up
import { runProgram } from "../../../lib/io/run-program";

const STEPS = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let output = "";
  for (const word of words.slice(1)) {
    const seen = moves(word);
    const most = Math.max(...seen.values());
    const far = [...seen.keys()].filter((name) => seen.get(name) === most);
    far.sort((a, b) => (a[1]! + a[0]! < b[1]! + b[0]! ? -1 : 1));
    output += `${most} ${far.join(" ")}\n`;
  }
  return new TextEncoder().encode(output);
}

function moves(from: string): Map<string, number> {
  const seen = new Map([[from, 0]]);
  for (const [square, distance] of seen) {
    for (const [a, b] of STEPS) {
      const column = square.charCodeAt(0) + a!;
      const row = square.charCodeAt(1) + b!;
      const next = String.fromCharCode(column, row);
      if (column > 96 && column < 105 && row > 48 && row < 57 && !seen.has(next))
        seen.set(next, distance + 1);
    }
  }
  return seen;
}

if (require.main === module) runProgram(solve);
