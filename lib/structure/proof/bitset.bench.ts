import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { Bitset, intersect, symmetricDifference, unite } from "../bitset";

const SEED = 1;
const SIZE = 1 << 20;
const POINTS = 5_000_000;
const ROUNDS = 200;

interface Points {
  add(value: number): unknown;
  flip(value: number): void;
  has(value: number): boolean;
}

/** The values are made before, and the results of has() are added, without a branch, as in C++. */
function points(make: () => Points): Run {
  const random = new Random(SEED);
  const values = Int32Array.from({ length: POINTS }, () => random.int(0, SIZE - 1));
  return (keep) => {
    const set = make();
    keep(set);
    return countMembers(set, values);
  };
}

function countMembers(set: Points, values: Int32Array): number {
  let count = 0;
  for (let at = 0; at < values.length; at += 4) {
    set.add(values[at]!);
    set.flip(values[at + 1]!);
    count += Number(set.has(values[at + 2]!));
    count += Number(set.has(values[at + 3]!));
  }
  return count;
}

/** Two sets of multiples; makes them meet, join and differ in turn and counts. */
function bulk<Set extends Points>(
  make: () => Set,
  operations: readonly ((set: Set, other: Set) => unknown)[],
  count: (set: Set) => number,
): Run {
  const sets = [2, 3, 5].map((factor) => {
    const set = make();
    for (let value = 0; value < SIZE; value += factor) set.add(value);
    return set;
  });
  return (keep) => {
    keep(sets);
    const [a, b, c] = sets as [Set, Set, Set];
    let sum = 0;
    for (let round = 0; round < ROUNDS; round++) {
      operations[0]!(a, b);
      sum += count(a);
      operations[1]!(a, c);
      sum += count(a);
      operations[2]!(a, b);
      sum += count(a);
    }
    return sum;
  };
}

interface Fast extends Points {
  intersection(other: Fast): void;
  union(other: Fast): void;
  change(other: Fast): void;
  size(): number;
}
const FAST = [
  (set: Fast, other: Fast) => set.intersection(other),
  (set: Fast, other: Fast) => set.union(other),
  (set: Fast, other: Fast) => set.change(other),
];
type FastModule = { default: new () => Fast };
const size = (set: Fast) => set.size();

export const benches: readonly Bench[] = [
  functionBench({ work: "bitset of 2^20: 5·10^6 × add, flip, has, has", seed: SEED }, [
    ours("Bitset", () => points(() => new Bitset(SIZE))),
    peer("fastbitset", ({ default: BitSet }: FastModule) => points(() => new BitSet())),
    cpp("C++ std::bitset", "structure/bitset.cpp", "points"),
  ]),
  functionBench({ work: "bitset of 2^20: 600 operations on whole sets, counted" }, [
    ours("Bitset", () =>
      bulk(
        () => new Bitset(SIZE),
        [intersect, unite, symmetricDifference],
        (set) => set.count(),
      ),
    ),
    peer("fastbitset", ({ default: BitSet }: FastModule) => bulk(() => new BitSet(), FAST, size)),
    cpp("C++ std::bitset", "structure/bitset.cpp", "bulk"),
  ]),
];
