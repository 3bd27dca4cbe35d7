import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { FenwickTree } from "./fenwick-tree";

const SEED = 1;
const SIZE = 500_000;

interface Sums {
  add(i: number, x: number): void;
  sum(l: number, r: number): number;
}

/** 500,000 additions and as many sums of random ranges, in turn. */
function addsAndSums(make: () => Sums): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(4 * SIZE);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, SIZE), random.int(0, SIZE)];
    queries.set([random.int(0, SIZE - 1), random.int(0, 1e6), Math.min(a, b), Math.max(a, b)], at);
  }
  return (keep) => {
    const tree = make();
    keep(tree);
    let total = 0;
    for (let at = 0; at < queries.length; at += 4) {
      tree.add(queries[at]!, queries[at + 1]!);
      total += tree.sum(queries[at + 2]!, queries[at + 3]!) % 1024;
    }
    return total;
  };
}

type PeerTree = new (type: NumberConstructor, size: number) => Sums;

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "Fenwick tree: 500,000 additions and sums of ranges",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "FenwickTree",
        prepare: () => addsAndSums(() => new FenwickTree(SIZE)),
      },
      {
        role: "peer",
        name: "ac-library-js",
        prepare: ({ FenwickTree: Tree }: { FenwickTree: PeerTree }) =>
          addsAndSums(() => new Tree(Number, SIZE)),
      },
      { role: "cpp", name: "C++ Fenwick tree", source: "fenwick-tree.cpp" },
    ],
  },
];
