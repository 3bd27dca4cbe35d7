// expect: WA — one of the eight moves is written with its row and column exchanged
import { runProgram } from "../../../lib/io/run-program";

const ROWS = [2, 2, -2, -2, 1, 1, -1, 2];
const COLUMNS = [1, -1, 1, -1, 2, -2, 2, -1];

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let output = "";
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [from, to] = [words[at]!, words[at + 1]!];
    output += `To get from ${from} to ${to} takes ${moves(from, to)} knight moves.\n`;
  }
  return new TextEncoder().encode(output);
}

function moves(from: string, to: string): number {
  const seen = new Map([[from, 0]]);
  for (const [square, distance] of seen) {
    if (square === to) return distance;
    for (let move = 0; move < 8; move++) {
      const column = square.charCodeAt(0) + COLUMNS[move]!;
      const row = square.charCodeAt(1) + ROWS[move]!;
      if (column < 97 || column > 104 || row < 49 || row > 56) continue;
      const next = String.fromCharCode(column, row);
      if (!seen.has(next)) seen.set(next, distance + 1);
    }
  }
  return -1;
}

if (require.main === module) runProgram(solve);
