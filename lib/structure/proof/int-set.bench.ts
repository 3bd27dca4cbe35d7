import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { type OrderedSet, orderedPeer } from "../../../scripts/bench/ordered-peers";
import { Random } from "../../sequence/random";
import { IntSet } from "../int-set";

const SEED = 1;
const SIZE = 10_000_000;
const STEPS = 1_000_000;

/** IntSet says -1 where there is none, the packages undefined. */
type Neighbours = Pick<OrderedSet, "add" | "delete" | "ceil" | "floor">;

/** Each step adds a number, asks for the neighbours of others, and every other step takes one out. */
function neighbours(make: () => Neighbours): Run {
  const random = new Random(SEED);
  const numbers = Int32Array.from({ length: 3 * STEPS }, () => random.int(0, SIZE - 1));
  return (keep) => {
    const set = make();
    keep(set);
    let sum = 0;
    for (let at = 0; at < numbers.length; at += 3) {
      set.add(numbers[at]!);
      const above = set.ceil(numbers[at + 1]!);
      const below = set.floor(numbers[at + 2]!);
      sum += (above ?? -1) + (below ?? -1);
      if (above !== undefined && above >= 0 && at % 2 === 0) set.delete(above);
    }
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "numbers below 10^7: 10^6 × (add, ceil, floor; delete)", seed: SEED }, [
    ours("IntSet", () => neighbours(() => new IntSet(SIZE))),
    orderedPeer(neighbours),
    cpp("C++ std::set", "structure/int-set.cpp"),
  ]),
];
