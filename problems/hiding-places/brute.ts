/** Hiding Places by all distances at once, without any search. */
import { runProgram } from "../../lib/io/run-program";

export const NAMES = [..."87654321"].flatMap((row) =>
  [..."abcdefgh"].map((column) => column + row),
);
const DISTANCE = allDistances(NAMES);

export const solve = (input: Uint8Array) => solveInOrder(input, NAMES);

/** Lists the squares in the order of `names`. */
export function solveInOrder(input: Uint8Array, names: readonly string[]): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines = words.slice(1, 1 + Number(words[0])).map((word) => {
    const from = DISTANCE[NAMES.indexOf(word)]!;
    const most = Math.max(...from);
    return `${[most, ...names.filter((name) => from[NAMES.indexOf(name)] === most)].join(" ")}\n`;
  });
  return new TextEncoder().encode(lines.join(""));
}

/** Distances between all squares by Floyd and Warshall's method. */
function allDistances(names: readonly string[]): number[][] {
  const distance: number[][] = names.map((a) =>
    names.map((b) => (a === b ? 0 : knightMove(a, b) ? 1 : 99)),
  );
  for (const [via, rowOfVia] of distance.entries()) {
    for (const row of distance) {
      for (let to = 0; to < row.length; to++) {
        row[to] = Math.min(row[to]!, row[via]! + rowOfVia[to]!);
      }
    }
  }
  return distance;
}

function knightMove(a: string, b: string): boolean {
  const columns = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const rows = Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return columns * rows === 2;
}

if (require.main === module) runProgram(solve);
