import type { Bench, Run } from "../../../scripts/bench/bench";
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

interface LinkSets {
  link(a: number, b: number): void;
  find(element: number): number;
}

class OfLinkSets implements Sets {
  private readonly sets: LinkSets;
  constructor(sets: LinkSets) {
    this.sets = sets;
  }
  union(a: number, b: number): void {
    this.sets.link(a, b);
  }
  find(element: number): number {
    return this.sets.find(element);
  }
}

interface Merged {
  merge(a: number, b: number): number;
  leader(element: number): number;
}

class OfMerged implements Sets {
  private readonly sets: Merged;
  constructor(sets: Merged) {
    this.sets = sets;
  }
  union(a: number, b: number): void {
    this.sets.merge(a, b);
  }
  find(element: number): number {
    return this.sets.leader(element);
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "disjoint sets: 5·10^5 × union, 2·10^6 × find of 10^6",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "DisjointSets",
        prepare: () => unions(() => new DisjointSets(SIZE)),
      },
      {
        role: "peer",
        name: "union-find",
        prepare: ({ default: Sets }: { default: new (size: number) => LinkSets }) =>
          unions(() => new OfLinkSets(new Sets(SIZE))),
      },
      {
        role: "peer",
        name: "unionfind",
        prepare: ({ default: Sets }: { default: new (size: number) => Sets }) =>
          unions(() => new Sets(SIZE)),
      },
      {
        role: "peer",
        name: "mnemonist",
        variant: "StaticDisjointSet",
        prepare: ({ StaticDisjointSet: Sets }: { StaticDisjointSet: new (size: number) => Sets }) =>
          unions(() => new Sets(SIZE)),
      },
      {
        role: "peer",
        name: "ac-library-js",
        prepare: ({ DSU }: { DSU: new (size: number) => Merged }) =>
          unions(() => new OfMerged(new DSU(SIZE))),
      },
      { role: "cpp", name: "C++ vector, path halving", source: "structure/disjoint-sets.cpp" },
    ],
  },
];
