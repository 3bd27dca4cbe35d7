// expect: WA — settles squares row by row, before all the squares that they lead to are settled
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const won: boolean[][] = Array.from({ length: 18 }, () => new Array(18).fill(true));
  for (let x = 1; x <= 15; x++) {
    for (let y = 1; y <= 15; y++) {
      const next = [
        [x - 2, y + 1],
        [x - 2, y - 1],
        [x + 1, y - 2],
        [x - 1, y - 2],
      ];
      won[x]![y] = next.some(([a, b]) => a! > 0 && b! > 0 && a! < 16 && b! < 16 && !won[a!]![b!]);
    }
  }
  const lines: string[] = [];
  for (let at = 1; at <= 2 * words[0]!; at += 2) {
    lines.push(won[words[at]!]![words[at + 1]!] ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
