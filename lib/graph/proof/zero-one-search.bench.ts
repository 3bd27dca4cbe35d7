import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { ZeroOneSearch } from "../zero-one-search";

const SIDE = 1000;
const CELLS = SIDE * SIDE;

/** 1 where entering the cell costs 1: four cells in ten. */
function walls(): Uint8Array {
  const random = new Random(1);
  return Uint8Array.from({ length: CELLS }, () => (random.int(0, 9) < 4 ? 1 : 0));
}

/** Calls visit for the four neighbours, with the price of entering them. */
function edges(wall: Uint8Array) {
  return (cell: number, visit: (target: number, cost: number) => void) => {
    const column = cell % SIDE;
    if (cell >= SIDE) visit(cell - SIDE, wall[cell - SIDE]!);
    if (column > 0) visit(cell - 1, wall[cell - 1]!);
    if (column < SIDE - 1) visit(cell + 1, wall[cell + 1]!);
    if (cell < CELLS - SIDE) visit(cell + SIDE, wall[cell + SIDE]!);
  };
}

function sum(costs: ArrayLike<number>): number {
  let total = 0;
  for (let cell = 0; cell < CELLS; cell++) total += costs[cell]!;
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "0-1 search on a grid of 1000 × 1000",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "ZeroOneSearch",
        prepare: () => {
          const wall = walls();
          return () => sum(new ZeroOneSearch(CELLS, [0], edges(wall)).costs);
        },
      },
      {
        role: "peer",
        name: "mnemonist",
        variant: "FixedDeque",
        prepare: ({
          FixedDeque,
        }: {
          FixedDeque: new (kind: unknown, capacity: number) => Deque;
        }) => {
          const wall = walls();
          return () => sum(byDeque(new FixedDeque(Int32Array, 4 * CELLS), edges(wall)));
        },
      },
      {
        role: "peer",
        name: "denque",
        prepare: ({ default: Denque }: { default: new () => Deque }) => {
          const wall = walls();
          return () => sum(byDeque(new Denque(), edges(wall)));
        },
      },
      { role: "cpp", name: "C++ std::deque", source: "graph/zero-one.cpp" },
    ],
  },
];

interface Deque {
  readonly size?: number;
  readonly length?: number;
  push(value: number): unknown;
  unshift(value: number): unknown;
  shift(): number | undefined;
}

/** The textbook's way: cost 0 to the front of a deque, cost 1 to its back. */
function byDeque(deque: Deque, edgesOf: ReturnType<typeof edges>): Int32Array {
  const costs = new Int32Array(CELLS).fill(2 ** 30);
  costs[0] = 0;
  deque.push(0);
  for (let cell = deque.shift(); cell !== undefined; cell = deque.shift()) {
    const cost = costs[cell]!;
    edgesOf(cell, (target, price) => {
      if (costs[target]! <= cost + price) return;
      costs[target] = cost + price;
      if (price === 0) deque.unshift(target);
      else deque.push(target);
    });
  }
  return costs;
}
