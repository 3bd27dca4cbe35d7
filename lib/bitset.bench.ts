import type { Bench } from "../scripts/core/bench";
import { Bitset, intersect, symmetricDifference, unite } from "./bitset";
import { Random } from "./random";

const SEED = 1;
const SIZE = 1 << 20;
const POINTS = 5_000_000;
const ROUNDS = 200;

interface Points {
  add(value: number): unknown;
  has(value: number): boolean;
}

function points(set: Points, flips: (set: never, value: number) => unknown): number {
  const random = new Random(SEED);
  let found = 0;
  let value = random.uint32() % SIZE;
  for (let step = 0; step < POINTS; step++) {
    value = (Math.imul(value, 1664525) + 1013904223) & (SIZE - 1);
    if ((step & 3) === 0) set.add(value);
    else if ((step & 3) === 1) flips(set as never, value ^ 5);
    else if (set.has(value ^ 1)) found++;
  }
  return found;
}

/** Two sets of multiples; makes them meet, join and differ in turn and counts. */
function bulk<Set extends Points>(
  make: () => Set,
  operations: readonly ((set: Set, other: Set) => unknown)[],
  count: (set: Set) => number,
): () => number {
  const sets = [2, 3, 5].map((factor) => {
    const set = make();
    for (let value = 0; value < SIZE; value += factor) set.add(value);
    return set;
  });
  return () => {
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
  flip(value: number): void;
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
type TypedModule = { TypedFastBitSet: new () => Fast };
const flip = (set: Fast, value: number) => set.flip(value);
const size = (set: Fast) => set.size();

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "bitset of 2^20: 5·10^6 × add, flip, has, has",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "Bitset",
        prepare: () => () =>
          points(new Bitset(SIZE), (set: Bitset, value: number) => set.flip(value)),
      },
      {
        role: "peer",
        name: "fastbitset",
        prepare:
          ({ default: BitSet }: FastModule) =>
          () =>
            points(new BitSet(), flip),
      },
      {
        role: "peer",
        name: "typedfastbitset",
        prepare:
          ({ TypedFastBitSet: BitSet }: TypedModule) =>
          () =>
            points(new BitSet(), flip),
      },
      { role: "cpp", name: "C++ std::bitset", source: "bitset.cpp", args: ["points"] },
    ],
  },
  {
    kind: "function",
    work: "bitset of 2^20: 600 operations on whole sets, counted",
    contenders: [
      {
        role: "ours",
        name: "Bitset",
        prepare: () =>
          bulk(
            () => new Bitset(SIZE),
            [intersect, unite, symmetricDifference],
            (set) => set.count(),
          ),
      },
      {
        role: "peer",
        name: "fastbitset",
        prepare: ({ default: BitSet }: FastModule) => bulk(() => new BitSet(), FAST, size),
      },
      {
        role: "peer",
        name: "typedfastbitset",
        prepare: ({ TypedFastBitSet: BitSet }: TypedModule) => bulk(() => new BitSet(), FAST, size),
      },
      { role: "cpp", name: "C++ std::bitset", source: "bitset.cpp", args: ["bulk"] },
    ],
  },
];
