// expect: TLE — a new search with text keys for every one of the 10^6 queries
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [from, to] = [words[at]!, words[at + 1]!];
    lines.push(`To get from ${from} to ${to} takes ${moves(from, to)} knight moves.\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function moves(from: string, to: string): number {
  const seen = new Map([[from, 0]]);
  for (const [square, distance] of seen) {
    if (square === to) return distance;
    for (const a of [-2, -1, 1, 2]) {
      for (const b of [-2, -1, 1, 2]) {
        const column = square.charCodeAt(0) + a;
        const row = square.charCodeAt(1) + b;
        if (Math.abs(a * b) !== 2 || column < 97 || column > 104 || row < 49 || row > 56) continue;
        const next = String.fromCharCode(column, row);
        if (!seen.has(next)) seen.set(next, distance + 1);
      }
    }
  }
  return -1;
}

if (require.main === module) runProgram(solve);
