import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { SubtractionGame, subtractionNumbers } from "../subtraction-game";

const SIZES = 100_000;

/** `count` moves within 1 … SIZES, ascending. */
function randomMoves(count: number): Int32Array {
  const random = new Random(count);
  const moves = new Set<number>();
  while (moves.size < count) moves.add(random.int(1, SIZES));
  return Int32Array.from(moves).sort();
}

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let size = 0; size < numbers.length; size++) total += numbers[size]! * ((size % 1000) + 1);
  return total;
}

function bench(count: number): Bench {
  const cpp = (name: string, how: string) =>
    ({ role: "cpp", name, source: "game/subtraction.cpp", args: [how, `${count}`] }) as const;
  return {
    kind: "function",
    work: `subtraction set of ${count} moves, 10^5 sizes`,
    seed: count,
    contenders: [
      {
        role: "ours",
        name: "subtractionNumbers",
        prepare: () => {
          const moves = randomMoves(count);
          return () => sum(subtractionNumbers(moves, SIZES));
        },
      },
      ...(count > 10 ? [] : [plain(count)]), // it takes minutes for more
      cpp("C++ mex by stamps", "stamps"),
      cpp("C++ level by level", "levels"),
    ],
  };
}

function plain(count: number) {
  const prepare = () => {
    const moves = [...randomMoves(count)];
    return () => sum(plainly(moves));
  };
  return { role: "plain", name: "a Set for each size", prepare } as const;
}

/** As one writes it first. */
function plainly(moves: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let size = 0; size < SIZES; size++) {
    const reached = new Set<number>();
    for (const move of moves) if (move <= size) reached.add(numbers[size - move]!);
    let number = 0;
    while (reached.has(number)) number++;
    numbers.push(number);
  }
  return numbers;
}

export const benches: readonly Bench[] = [
  bench(10),
  bench(1000),
  bench(50_000),
  {
    kind: "function",
    work: "period of a set proven, then 10^6 piles to 10^15",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "SubtractionGame",
        prepare: () => () => {
          const random = new Random(1);
          const game = new SubtractionGame([1, 7, 12, 30, 43]);
          let total = 0;
          for (let pile = 0; pile < 1_000_000; pile++) total += game.number(random.int(0, 1e15));
          return total;
        },
      },
      { role: "cpp", name: "C++ the same", source: "game/subtraction.cpp", args: ["piles"] },
    ],
  },
];
