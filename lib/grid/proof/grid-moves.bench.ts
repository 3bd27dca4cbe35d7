import type { Bench } from "../../../scripts/bench/bench";
import { gridMoves } from "../grid-moves";
import { leaperMoves } from "../leaper-moves";

const SIDE = 40;
const CELLS = SIDE * SIDE;

/** The targets of one cell, whatever holds them. */
type Targets = (cell: number) => ArrayLike<number>;

/** Breadth-first search of a knight from every cell; the distances are summed. */
function searches(make: () => Targets): () => number {
  return () => {
    const targets = make();
    const queue = new Int32Array(CELLS);
    const distance = new Int32Array(CELLS);
    let sum = 0;
    for (let start = 0; start < CELLS; start++) {
      distance.fill(-1);
      distance[start] = 0;
      queue[0] = start;
      let length = 1;
      for (let head = 0; head < length; head++) {
        const cell = queue[head]!;
        const next = targets(cell);
        for (let at = 0; at < next.length; at++) {
          const target = next[at]!;
          if (distance[target]! >= 0) continue;
          distance[target] = distance[cell]! + 1;
          sum += distance[target]!;
          queue[length++] = target;
        }
      }
    }
    return sum;
  };
}

const knight = leaperMoves(1, 2);

/** Both coordinates tested for every step, each time anew. */
function tested(cell: number): number[] {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const cells: number[] = [];
  for (const step of knight) {
    const r = row + step.rows;
    const c = column + step.columns;
    if (r >= 0 && r < SIDE && c >= 0 && c < SIDE) cells.push(r * SIDE + c);
  }
  return cells;
}

/** The same, kept in an array for each cell. */
function kept(): Targets {
  const lists = Array.from({ length: CELLS }, (_, cell) => tested(cell));
  return (cell) => lists[cell]!;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "knight's distances from all 1600 cells of 40 × 40",
    contenders: [
      {
        role: "ours",
        name: "gridMoves",
        prepare: () => searches(() => gridMoves(SIDE, SIDE, leaperMoves(1, 2))),
      },
      { role: "plain", name: "coordinates tested", prepare: () => searches(() => tested) },
      { role: "plain", name: "an array for each cell", prepare: () => searches(kept) },
      { role: "cpp", name: "C++ vector of vectors", source: "grid/grid-moves.cpp" },
    ],
  },
];
