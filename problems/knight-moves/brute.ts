/** Knight Moves by Floyd–Warshall on all 64 squares: no search, no queue, no shared code. */
import { runProgram } from "../../lib/io/run-program";

const NAMES: readonly string[] = [..."12345678"].flatMap((row) =>
  [..."abcdefgh"].map((column) => column + row),
);
const DISTANCES = allDistances();

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const index = new Map(NAMES.map((name, at) => [name, at]));
  const lines: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [from, to] = [words[at]!, words[at + 1]!];
    const moves = DISTANCES[index.get(from)!]![index.get(to)!]!;
    lines.push(`To get from ${from} to ${to} takes ${moves} knight moves.\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function allDistances(): number[][] {
  const distance: number[][] = NAMES.map((a) =>
    NAMES.map((b) => (a === b ? 0 : isKnightMove(a, b) ? 1 : 99)),
  );
  for (let via = 0; via < 64; via++) {
    for (let a = 0; a < 64; a++) {
      for (let b = 0; b < 64; b++) {
        const detour = distance[a]![via]! + distance[via]![b]!;
        if (detour < distance[a]![b]!) distance[a]![b] = detour;
      }
    }
  }
  return distance;
}

function isKnightMove(a: string, b: string): boolean {
  const columns = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const rows = Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return columns * rows === 2;
}

if (require.main === module) runProgram(solve);
