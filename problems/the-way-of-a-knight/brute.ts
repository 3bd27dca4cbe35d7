/** The Way of a Knight by sweeps over the whole board until no distance changes. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...rows] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const side = Number(first!.replace("\ufeff", ""));
  const board = rows.map((row) => [...row]);
  const ends: [number, number][] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (board[row]![column] === "@") ends.push([row, column]);
    }
  }
  const [start, goal] = ends as [[number, number], [number, number]];
  const distance = board.map((row) => row.map(() => Number.POSITIVE_INFINITY));
  distance[goal[0]]![goal[1]] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        if (board[row]![column] === "#") continue;
        const near = Math.min(...reach(row, column).map(([r, c]) => distance[r]?.[c] ?? Infinity));
        if (near + 1 < distance[row]![column]!) {
          distance[row]![column] = near + 1;
          changed = true;
        }
      }
    }
  }
  let [row, column] = start;
  if (distance[row]![column] === Number.POSITIVE_INFINITY) {
    return new TextEncoder().encode("Impossible\n");
  }
  while (distance[row]![column] !== 0) {
    const nearer = distance[row]![column]! - 1;
    [row, column] = reach(row, column).find(([r, c]) => distance[r]?.[c] === nearer)!;
    board[row]![column] = "@";
  }
  return new TextEncoder().encode(`${board.map((line) => line.join("")).join("\n")}\n`);
}

function reach(row: number, column: number): [number, number][] {
  const cells: [number, number][] = [];
  for (const [a, b] of [
    [1, 2],
    [2, 1],
  ] as const) {
    cells.push([row + a, column + b], [row + a, column - b]);
    cells.push([row - a, column + b], [row - a, column - b]);
  }
  return cells;
}

if (require.main === module) runProgram(solve);
