import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { GridSearch } from "../grid-search";
import { leaperMoves } from "../leaper-moves";

const SIDE = 2000;

function checksum(distance: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell += 997) sum += distance(cell);
  return sum;
}

const SEED = 1;
const ROOM = 1000;

/** A quarter of the cells are walls; the way leads from corner to corner by steps to the four neighbours. */
function walls(): Uint8Array {
  const random = new Random(SEED);
  const cells = Uint8Array.from({ length: ROOM * ROOM }, () => Number(random.int(0, 3) === 0));
  cells[0] = 0;
  cells[ROOM * ROOM - 1] = 0;
  return cells;
}

function length(fewest: (cells: Uint8Array) => number): Run {
  const cells = walls();
  return () => fewest(cells);
}

interface Finder {
  findPath(x: number, y: number, toX: number, toY: number, grid: object): unknown[];
}

interface Finders {
  Grid: new (matrix: number[][]) => object;
  BreadthFirstFinder: new () => Finder;
  AStarFinder: new () => Finder;
}

/** The grid is built in the time, as ours is. */
function found(Grid: Finders["Grid"], finder: Finder): Run {
  return length((cells) => {
    const rows = Array.from({ length: ROOM }, (_, row) =>
      Array.from(cells.subarray(row * ROOM, (row + 1) * ROOM)),
    );
    return finder.findPath(0, 0, ROOM - 1, ROOM - 1, new Grid(rows)).length - 1;
  });
}

export const benches: readonly Bench[] = [
  functionBench({ work: "knight from the corner, 2000 × 2000" }, [
    ours("GridSearch", () => () => {
      const search = new GridSearch(SIDE, SIDE, leaperMoves(1, 2), [0]);
      return checksum((cell) => search.distance(cell));
    }),
    plain("arrays of arrays", () => () => {
      const rows = plainSearch();
      return checksum((cell) => rows[Math.floor(cell / SIDE)]![cell % SIDE]!);
    }),
    cpp("C++ padded, one queue", "grid/grid-search.cpp"),
  ]),
  functionBench({ work: "fewest steps across a grid of 1000 × 1000 with walls", seed: SEED }, [
    ours("GridSearch", () =>
      length((cells) =>
        new GridSearch(ROOM, ROOM, leaperMoves(0, 1), [0], (cell) => cells[cell] === 1).distance(
          ROOM * ROOM - 1,
        ),
      ),
    ),
    peer(
      "pathfinding",
      ({ default: { Grid, BreadthFirstFinder } }: { default: Finders }) =>
        found(Grid, new BreadthFirstFinder()),
      { variant: "BreadthFirst", once: true },
    ),
    peer(
      "pathfinding",
      ({ default: { Grid, AStarFinder } }: { default: Finders }) => found(Grid, new AStarFinder()),
      { variant: "AStar", once: true },
    ),
  ]),
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
