import type { Bench, Keep, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { SortedInts } from "./sorted-ints";

const SEED = 1;
const HELD = 100_000;
const STEPS = 300_000;
const MOST = 1e9;

function draws(count: number): Int32Array {
  const random = new Random(SEED);
  return Int32Array.from({ length: count }, () => random.int(0, MOST));
}

interface OrderedSet {
  add(x: number): unknown;
  delete(x: number): unknown;
  ceil(x: number): number | undefined;
}

/** Each step adds a number and takes out the least number not below another one. */
function replace(set: OrderedSet, numbers: Int32Array): number {
  for (let at = 0; at < HELD; at++) set.add(numbers[at]!);
  let sum = 0;
  for (let at = HELD; at < numbers.length; at += 2) {
    set.add(numbers[at]!);
    const above = set.ceil(numbers[at + 1]!);
    if (above === undefined) continue;
    sum += above;
    set.delete(above);
  }
  return sum;
}

function replaces(make: () => OrderedSet): Run {
  const numbers = draws(HELD + 2 * STEPS);
  return (keep: Keep) => {
    const set = make();
    keep(set);
    return replace(set, numbers);
  };
}

/** The same with ranks: takes out the number of some rank and counts those below another one. */
function ranks(): Run {
  const numbers = draws(HELD + 3 * STEPS);
  return (keep: Keep) => {
    const set = new SortedInts();
    keep(set);
    for (let at = 0; at < HELD; at++) set.add(numbers[at]!);
    let sum = 0;
    for (let at = HELD; at < numbers.length; at += 3) {
      set.add(numbers[at]!);
      const x = set.kth(numbers[at + 1]! % set.length);
      set.delete(x);
      sum += x + set.rank(numbers[at + 2]!);
    }
    return sum;
  };
}

interface SdslIterator {
  readonly pointer: number;
  equals(other: SdslIterator): boolean;
}
interface SdslSet {
  insert(x: number): number;
  eraseElementByKey(x: number): boolean;
  lowerBound(x: number): SdslIterator;
  end(): SdslIterator;
}

class Sdsl implements OrderedSet {
  private readonly set: SdslSet;
  constructor(set: SdslSet) {
    this.set = set;
  }
  add(x: number) {
    return this.set.insert(x);
  }
  delete(x: number) {
    return this.set.eraseElementByKey(x);
  }
  ceil(x: number) {
    const iterator = this.set.lowerBound(x);
    return iterator.equals(this.set.end()) ? undefined : iterator.pointer;
  }
}

interface SortedTree {
  set(key: number, value: undefined): boolean;
  delete(key: number): boolean;
  getPairOrNextHigher(key: number): [number, undefined] | undefined;
}

class Btree implements OrderedSet {
  private readonly tree: SortedTree;
  constructor(tree: SortedTree) {
    this.tree = tree;
  }
  add(x: number) {
    return this.tree.set(x, undefined);
  }
  delete(x: number) {
    return this.tree.delete(x);
  }
  ceil(x: number) {
    return this.tree.getPairOrNextHigher(x)?.[0];
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "ordered set of 10^5: 3·10^5 × (add, ceil, delete)",
    seed: SEED,
    contenders: [
      { role: "ours", name: "SortedInts", prepare: () => replaces(() => new SortedInts()) },
      {
        role: "peer",
        name: "js-sdsl",
        variant: "OrderedSet",
        prepare: ({ OrderedSet }: { OrderedSet: new () => SdslSet }) =>
          replaces(() => new Sdsl(new OrderedSet())),
      },
      {
        role: "peer",
        name: "sorted-btree",
        prepare: ({
          default: { default: BTree },
        }: {
          default: { default: new () => SortedTree };
        }) => replaces(() => new Btree(new BTree())),
      },
      { role: "cpp", name: "C++ std::set", source: "sorted-ints.cpp", args: ["set"] },
    ],
  },
  {
    kind: "function",
    work: "ordered set of 10^5: 3·10^5 × (add, kth, delete, rank)",
    seed: SEED,
    contenders: [
      { role: "ours", name: "SortedInts", prepare: ranks },
      { role: "cpp", name: "C++ tree of pb_ds", source: "sorted-ints.cpp", args: ["ranks"] },
    ],
  },
];
