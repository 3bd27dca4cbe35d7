import type { Bench, Keep, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { type OrderedSet, orderedPeer } from "../../../scripts/bench/ordered-peers";
import { Random } from "../../sequence/random";
import { SortedInts } from "../sorted-ints";
import { SortedSet } from "../sorted-set";

const SEED = 1;
const HELD = 100_000;
const STEPS = 300_000;
const MOST = 1e9;

function draws(count: number): Int32Array {
  const random = new Random(SEED);
  return Int32Array.from({ length: count }, () => random.int(0, MOST));
}

type Neighbours = Pick<OrderedSet, "add" | "delete" | "ceil">;

/** Each step adds a number and takes out the least number not below another one. */
function replace(set: Neighbours, numbers: Int32Array): number {
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

function replaces(make: () => Neighbours): Run {
  const numbers = draws(HELD + 2 * STEPS);
  return (keep: Keep) => {
    const set = make();
    keep(set);
    return replace(set, numbers);
  };
}

/** The same with ranks: takes out the number of some rank and counts those below another one. */
function ranks(make: () => RankedSet): Run {
  const numbers = draws(HELD + 3 * STEPS);
  return (keep: Keep) => {
    const set = make();
    keep(set);
    for (let at = 0; at < HELD; at++) set.add(numbers[at]!);
    let sum = 0;
    for (let at = HELD; at < numbers.length; at += 3) {
      set.add(numbers[at]!);
      const x = set.kth(numbers[at + 1]! % set.size);
      set.delete(x);
      sum += x + set.rank(numbers[at + 2]!);
    }
    return sum;
  };
}

interface RankedSet {
  readonly size: number;
  add(x: number): unknown;
  delete(x: number): unknown;
  kth(k: number): number;
  rank(x: number): number;
}

/** An immutable tree: each change makes another one. */
interface Functional {
  readonly length: number;
  insert(key: number, value: undefined): Functional;
  remove(key: number): Functional;
  get(key: number): unknown;
  at(k: number): { readonly key: number };
  ge(key: number): { readonly index: number };
  find(key: number): { readonly valid: boolean };
}

class OfFunctional implements RankedSet {
  private tree: Functional;
  constructor(tree: Functional) {
    this.tree = tree;
  }
  get size() {
    return this.tree.length;
  }
  add(x: number) {
    // The package keeps equal keys side by side.
    if (!this.tree.find(x).valid) this.tree = this.tree.insert(x, undefined);
  }
  delete(x: number) {
    this.tree = this.tree.remove(x);
  }
  kth(k: number) {
    return this.tree.at(k).key;
  }
  rank(x: number) {
    return this.tree.ge(x).index;
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "ordered set of 10^5: 3·10^5 × (add, ceil, delete)", seed: SEED }, [
    ours("SortedInts", () => replaces(() => new SortedInts())),
    ours("SortedSet", () => replaces(() => new SortedSet<number>())),
    orderedPeer(replaces),
    cpp("C++ std::set", "structure/sorted-set.cpp", "neighbours"),
  ]),
  functionBench({ work: "ordered set of 10^5: 3·10^5 × (add, kth, delete, rank)", seed: SEED }, [
    ours("SortedInts", () => ranks(() => new SortedInts())),
    ours("SortedSet", () => ranks(() => new SortedSet<number>())),
    peer("functional-red-black-tree", ({ default: make }: { default: () => Functional }) =>
      ranks(() => new OfFunctional(make())),
    ),
    cpp("C++ pbds tree", "structure/sorted-set.cpp", "ranks"),
  ]),
];
