import type { Bench, Run } from "../scripts/core/bench";
import { DisjointSets } from "./disjoint-sets";
import { Random } from "./random";

const SEED = 1;
const SIZE = 1_000_000;

/** 10^6 random unions, then the pairs again: how many are in one set. */
function unions<Sets>(
  make: () => Sets,
  union: (sets: Sets, a: number, b: number) => unknown,
  find: (sets: Sets, element: number) => number,
): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 2 * SIZE }, () => random.int(0, SIZE - 1));
  return () => {
    const sets = make();
    for (let at = 0; at < SIZE; at += 2) union(sets, ends[at]!, ends[at + 1]!);
    let together = 0;
    for (let at = 0; at < 2 * SIZE; at += 2) {
      if (find(sets, ends[at]!) === find(sets, ends[at + 1]!)) together++;
    }
    return together;
  };
}

interface LinkSets {
  link(a: number, b: number): void;
  find(element: number): number;
}

interface UnionSets {
  union(a: number, b: number): unknown;
  find(element: number): number;
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
        prepare: () =>
          unions(
            () => new DisjointSets(SIZE),
            (sets, a, b) => sets.union(a, b),
            (sets, element) => sets.find(element),
          ),
      },
      {
        role: "peer",
        name: "union-find",
        prepare: ({ default: Sets }: { default: new (size: number) => LinkSets }) =>
          unions(
            () => new Sets(SIZE),
            (sets, a, b) => sets.link(a, b),
            (sets, element) => sets.find(element),
          ),
      },
      {
        role: "peer",
        name: "unionfind",
        prepare: ({ default: Sets }: { default: new (size: number) => UnionSets }) =>
          unions(
            () => new Sets(SIZE),
            (sets, a, b) => sets.union(a, b),
            (sets, element) => sets.find(element),
          ),
      },
      {
        role: "peer",
        name: "mnemonist",
        variant: "StaticDisjointSet",
        prepare: ({
          StaticDisjointSet: Sets,
        }: {
          StaticDisjointSet: new (size: number) => UnionSets;
        }) =>
          unions(
            () => new Sets(SIZE),
            (sets, a, b) => sets.union(a, b),
            (sets, element) => sets.find(element),
          ),
      },
      { role: "cpp", name: "C++ vector, path halving", source: "disjoint-sets.cpp" },
    ],
  },
];
