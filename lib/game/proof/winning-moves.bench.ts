import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { nimWinningMoves, winningMoves } from "../winning-moves";

const SEED = 1;
const PARTS = 1000;
const OPTIONS = 10;
const POSITIONS = 100;
const NIM_POSITIONS = 20;

interface Move {
  readonly part: number;
  readonly option: number;
}

type Search = (numbers: Int32Array, options: (part: number) => Int32Array) => readonly Move[];

/** Positions of 1,000 parts with ten moves each. */
function sums(search: Search): Run {
  const random = new Random(SEED);
  const positions = Array.from({ length: POSITIONS }, () => ({
    numbers: Int32Array.from({ length: PARTS }, () => random.int(0, 15)),
    options: Array.from({ length: PARTS }, () =>
      Int32Array.from({ length: OPTIONS }, () => random.int(0, 15)),
    ),
  }));
  return () => {
    let sum = 0;
    for (const { numbers, options } of positions) {
      for (const { part, option } of search(numbers, (at) => options[at]!)) sum += part + option;
    }
    return sum;
  };
}

/** By the definition: after the move the sum of all numbers is 0. */
const plain: Search = (numbers, options) => {
  const moves: Move[] = [];
  for (const part of numbers.keys()) {
    let others = 0;
    for (const [at, number] of numbers.entries()) if (at !== part) others ^= number;
    for (const [option, reached] of options(part).entries()) {
      if (others === reached && numbers.reduce((a, b) => a ^ b, 0) !== 0)
        moves.push({ part, option });
    }
  }
  return moves;
};

type NimSearch = (piles: readonly bigint[]) => readonly { pile: number; taken: bigint }[];

/** 1,000 piles of up to 200 stones. */
function nim(search: NimSearch): Run {
  const random = new Random(SEED);
  const positions = Array.from({ length: NIM_POSITIONS }, () =>
    Array.from({ length: PARTS }, () => random.bigint(0n, 200n)),
  );
  return () => {
    let sum = 0;
    for (const piles of positions) {
      for (const { pile, taken } of search(piles)) sum += pile + Number(taken);
    }
    return sum;
  };
}

/** All moves tried. */
const plainNim: NimSearch = (piles) => {
  const sum = piles.reduce((a, b) => a ^ b, 0n);
  return piles.flatMap((size, pile) => {
    const moves = [];
    for (let taken = 1n; taken <= size; taken++) {
      if ((sum ^ size ^ (size - taken)) === 0n) moves.push({ pile, taken });
    }
    return moves;
  });
};

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "winning moves of 100 sums of 1,000 parts",
    seed: SEED,
    contenders: [
      { role: "ours", name: "winningMoves", prepare: () => sums(winningMoves) },
      { role: "plain", name: "the sum of the others anew", prepare: () => sums(plain) },
    ],
  },
  {
    kind: "function",
    work: "winning moves of Nim, 20 × 1,000 piles",
    seed: SEED,
    contenders: [
      { role: "ours", name: "nimWinningMoves", prepare: () => nim(nimWinningMoves) },
      { role: "plain", name: "all moves tried", prepare: () => nim(plainNim) },
    ],
  },
];
