import type { Bench } from "../../scripts/bench/bench";
import { GridSearch } from "./grid-search";
import { leaperMoves } from "./leaper-moves";

const SIDE = 2000;

function checksum(distance: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell += 997) sum += distance(cell);
  return sum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "knight from the corner, 2000 × 2000",
    contenders: [
      {
        role: "ours",
        name: "GridSearch",
        prepare: () => () => {
          const search = new GridSearch(SIDE, SIDE, leaperMoves(1, 2), [0]);
          return checksum((cell) => search.distance(cell));
        },
      },
      {
        role: "plain",
        name: "arrays of arrays",
        prepare: () => () => {
          const rows = plainSearch();
          return checksum((cell) => rows[Math.floor(cell / SIDE)]![cell % SIDE]!);
        },
      },
      { role: "cpp", name: "C++ padded, one queue", source: "grid-search.cpp" },
    ],
  },
];

/** As one writes it first: rows of numbers, pairs in a growing array. */
function plainSearch(): number[][] {
  const distance = Array.from({ length: SIDE }, () => new Array<number>(SIDE).fill(-1));
  distance[0]![0] = 0;
  const steps = leaperMoves(1, 2);
  const queue: [number, number][] = [[0, 0]];
  for (const [row, column] of queue) {
    for (const step of steps) {
      const [r, c] = [row + step.rows, column + step.columns];
      if (distance[r]?.[c] !== -1) continue;
      distance[r]![c] = distance[row]![column]! + 1;
      queue.push([r, c]);
    }
  }
  return distance;
}
