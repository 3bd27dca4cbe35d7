import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { permutationRank, permutationUnrank } from "../permutation-rank";
import { Random } from "../random";

const SEED = 1;
const LENGTH = 10;
const COUNT = 300_000;

type Rank = (items: Uint8Array) => number;
type Unrank = (rank: number, items: Uint8Array) => void;

/** Each permutation to its number and back; the numbering itself may be any, so the items are summed. */
function roundTrips(rank: Rank, unrank: Unrank): Run {
  const random = new Random(SEED);
  const all = new Uint8Array(LENGTH * COUNT);
  for (let at = 0; at < all.length; at += LENGTH) {
    const items = all.subarray(at, at + LENGTH);
    for (let item = 0; item < LENGTH; item++) items[item] = item;
    random.shuffle(items);
  }
  return () => {
    const [items, back] = [new Uint8Array(LENGTH), new Uint8Array(LENGTH)];
    let sum = 0;
    for (let at = 0; at < all.length; at += LENGTH) {
      for (let item = 0; item < LENGTH; item++) items[item] = all[at + item]!;
      unrank(rank(items), back);
      for (let item = 0; item < LENGTH; item++) sum += back[item]! * (item + 1);
    }
    return sum;
  };
}

/** As one writes it at first: smaller items are counted, and found again in a list of what is left. */
function plainRank(items: Uint8Array): number {
  let rank = 0;
  for (let at = 0; at < LENGTH; at++) {
    let smaller = 0;
    for (let later = at + 1; later < LENGTH; later++) if (items[later]! < items[at]!) smaller++;
    rank = rank * (LENGTH - at) + smaller;
  }
  return rank;
}

function plainUnrank(rank: number, items: Uint8Array): void {
  const digits: number[] = [];
  for (let base = 1, rest = rank; base <= LENGTH; base++) {
    digits.unshift(rest % base);
    rest = Math.floor(rest / base);
  }
  const left = Array.from({ length: LENGTH }, (_, item) => item);
  for (const [at, digit] of digits.entries()) items[at] = left.splice(digit, 1)[0]!;
}

interface Module {
  rank(items: Uint8Array): number;
  unrank(length: number, rank: number, items: Uint8Array): unknown;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "3·10^5 permutations of 10: rank, unrank", seed: SEED }, [
    ours("permutationRank", () =>
      roundTrips(
        (items) => permutationRank(items),
        (rank, items) => permutationUnrank(rank, LENGTH, items),
      ),
    ),
    plain("lists", () => roundTrips(plainRank, plainUnrank)),
    peer("permutation-rank", (module: Module | { default: Module }) => {
      const { rank, unrank } = "default" in module ? module.default : module;
      return roundTrips(rank, (value, items) => unrank(LENGTH, value, items));
    }),
    cpp("C++, the same digits", "sequence/permutation-rank.cpp"),
  ]),
];
