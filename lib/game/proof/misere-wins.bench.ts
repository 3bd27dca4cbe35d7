import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { misereOutcomes, misereWins } from "../misere-wins";

const SEED = 1;
const PILES = 8;
const SUMS = 200_000;
const SIDE = 60;

/** Sums of eight piles of Nim, a third of them of piles of at most one. */
function sums(wins: (piles: Int32Array) => boolean): Run {
  const random = new Random(SEED);
  const all = new Int32Array(PILES * SUMS);
  for (let sum = 0; sum < SUMS; sum++) {
    const most = random.pick([1, 3, 1000]);
    for (let at = 0; at < PILES; at++) all[PILES * sum + at] = random.int(0, most);
  }
  return () => {
    let won = 0;
    for (let at = 0; at < all.length; at += PILES) {
      if (wins(all.subarray(at, at + PILES))) won += 1 + (at % 1000);
    }
    return won;
  };
}

function plainWins(piles: Int32Array): boolean {
  const sum = [...piles].reduce((a, b) => a ^ b, 0);
  return piles.some((pile) => pile > 1) ? sum !== 0 : sum === 0;
}

const TABLE = SIDE ** 3;

/** All positions of three piles of up to 59; a move takes one, two or three from a pile. */
function moves(position: number): number[] {
  const targets: number[] = [];
  for (let unit = 1; unit < TABLE; unit *= SIDE) {
    const pile = Math.floor(position / unit) % SIDE;
    for (let taken = 1; taken <= 3 && taken <= pile; taken++) targets.push(position - taken * unit);
  }
  return targets;
}

function table(outcomes: () => ArrayLike<number>): Run {
  return () => {
    const wins = outcomes();
    let sum = 0;
    for (let position = 0; position < TABLE; position++) sum += wins[position]! * (position % 1000);
    return sum;
  };
}

/** Moves lead to lesser positions here, which the plain loop uses; misereOutcomes takes any order. */
function plainOutcomes(): number[] {
  const wins: number[] = [];
  for (let position = 0; position < TABLE; position++) {
    const targets = moves(position);
    wins.push(targets.length === 0 || targets.some((target) => wins[target] === 0) ? 1 : 0);
  }
  return wins;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "winner of 2·10^5 sums of eight piles, misère",
    seed: SEED,
    contenders: [
      { role: "ours", name: "misereWins", prepare: () => sums(misereWins) },
      { role: "plain", name: "reduce and some", prepare: () => sums(plainWins) },
    ],
  },
  {
    kind: "function",
    work: "misère outcomes of 216,000 positions",
    contenders: [
      {
        role: "ours",
        name: "misereOutcomes",
        prepare: () => table(() => misereOutcomes(TABLE, moves)),
      },
      { role: "plain", name: "from the least position up", prepare: () => table(plainOutcomes) },
    ],
  },
];
