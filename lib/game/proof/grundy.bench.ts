import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { grundy, mex } from "../grundy";

const SEED = 1;
const POSITIONS = 200_000;
const MOVES = 10;

/** A game of 2·10^5 positions, ten moves each, all to positions of smaller numbers. */
function game(play: (moves: readonly Int32Array[]) => ArrayLike<number>): Run {
  const random = new Random(SEED);
  const moves = Array.from({ length: POSITIONS }, (_, position) =>
    Int32Array.from({ length: Math.min(MOVES, position) }, () => random.int(0, position - 1)),
  );
  return () => {
    const numbers = play(moves);
    let sum = 0;
    for (let position = 0; position < POSITIONS; position++) {
      sum = (Math.imul(sum, 31) + numbers[position]!) | 0;
    }
    return sum;
  };
}

/** The definition, from the largest position down with a memo: as the tutorials write it. */
function plainGame(moves: readonly Int32Array[]): number[] {
  const memo: number[] = [];
  const numberOf = (position: number): number => {
    const known = memo[position];
    if (known !== undefined) return known;
    const reached = new Set<number>();
    for (const next of moves[position]!) reached.add(numberOf(next));
    let number = 0;
    while (reached.has(number)) number++;
    memo[position] = number;
    return number;
  };
  for (let position = POSITIONS - 1; position >= 0; position--) numberOf(position);
  return memo;
}

/** 10^6 times the mex of ten values below 8. */
function manyMex(mexOf: (values: Int32Array) => number): Run {
  const random = new Random(SEED);
  const values = Int32Array.from({ length: 1_000_010 }, () => random.int(0, 7));
  return () => {
    let sum = 0;
    const ten = new Int32Array(10);
    for (let at = 0; at < 1_000_000; at++) {
      for (let index = 0; index < 10; index++) ten[index] = values[at + index]!;
      sum += mexOf(ten);
    }
    return sum;
  };
}

function plainMex(values: Int32Array): number {
  const present = new Set(values);
  let value = 0;
  while (present.has(value)) value++;
  return value;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Grundy numbers, 2·10^5 positions of ten moves", seed: SEED }, [
    ours("grundy", () => game((moves) => grundy(POSITIONS, (position) => moves[position]!))),
    plain("recursion, a Set each", () => game(plainGame)),
    cpp("C++ recursion, stamps", "game/grundy.cpp", "game"),
  ]),
  functionBench({ work: "10^6 × mex of ten values", seed: SEED }, [
    ours("mex", () => manyMex(mex)),
    plain("a Set", () => manyMex(plainMex)),
    cpp("C++ stamps", "game/grundy.cpp", "mex"),
  ]),
];
