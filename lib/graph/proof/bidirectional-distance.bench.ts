import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { bidirectionalDistance } from "../bidirectional-distance";

const PAIRS = 100;

/** 3 × 3 boards as nine digits in one number; 0 is the blank, which moves. */
function moves(board: number): number[] {
  let power = 1;
  let place = 8;
  while (Math.floor(board / power) % 10 !== 0) {
    power *= 10;
    place--;
  }
  const neighbours: number[] = [];
  const slide = (distance: number) => {
    const tile = Math.floor(board / (power * 10 ** distance)) % 10;
    neighbours.push(board + tile * power - tile * power * 10 ** distance);
  };
  if (place >= 3) slide(3);
  if (place % 3 > 0) slide(1);
  if (place % 3 < 2) slide(-1);
  if (place < 6) slide(-3);
  return neighbours;
}

/** Boards that random walks of 200 moves from the goal end on. */
function starts(): number[] {
  const random = new Random(1);
  return Array.from({ length: PAIRS }, () => {
    let board = GOAL;
    for (let step = 0; step < 200; step++) board = random.pick(moves(board));
    return board;
  });
}

function sum(distance: (board: number) => number): number {
  return starts().reduce((total, board) => total + distance(board), 0);
}

const GOAL = 123456780;

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "100 boards of 3 × 3 tiles, fewest moves",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "bidirectionalDistance",
        prepare: () => () => sum((board) => bidirectionalDistance(board, GOAL, moves)),
      },
      { role: "plain", name: "one search from the start", prepare: () => () => sum(oneSided) },
      { role: "cpp", name: "C++ the same", source: "graph/bidirectional.cpp" },
    ],
  },
];

function oneSided(board: number): number {
  const seen = new Map([[board, 0]]);
  for (const [reached, distance] of seen) {
    if (reached === GOAL) return distance;
    for (const next of moves(reached)) if (!seen.has(next)) seen.set(next, distance + 1);
  }
  return -1;
}
