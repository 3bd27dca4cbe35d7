import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../disjoint-sets";

const SEED = 1;
const SIZE = 1_000_000;

interface Sets {
  union(a: number, b: number): unknown;
  find(element: number): number;
}

/** Random unions, then these pairs and as many others: how many are in one set. */
function unions(make: () => Sets): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 2 * SIZE }, () => random.int(0, SIZE - 1));
  return (keep) => {
    const sets = make();
    keep(sets);
    join(sets, ends);
    return countTogether(sets, ends);
  };
}

function join(sets: Sets, ends: Int32Array): void {
  for (let at = 0; at < SIZE; at += 2) sets.union(ends[at]!, ends[at + 1]!);
}

function countTogether(sets: Sets, ends: Int32Array): number {
  let together = 0;
  for (let at = 0; at < ends.length; at += 2) {
    if (sets.find(ends[at]!) === sets.find(ends[at + 1]!)) together++;
  }
  return together;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "disjoint sets: 5·10^5 × union, 2·10^6 × find of 10^6", seed: SEED }, [
    ours("DisjointSets", () => unions(() => new DisjointSets(SIZE))),
    peer(
      "mnemonist",
      ({ StaticDisjointSet: Sets }: { StaticDisjointSet: new (size: number) => Sets }) =>
        unions(() => new Sets(SIZE)),
      { variant: "StaticDisjointSet" },
    ),
    cpp("C++ vector, path halving", "structure/disjoint-sets.cpp"),
  ]),
];
