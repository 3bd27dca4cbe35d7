import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { SegmentTree } from "./segment-tree";

const SEED = 1;
const SIZE = 1 << 19;

/** 500,000 numbers set and as many sums of random ranges, in turn. */
function setsAndFolds(): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(4 * 500_000);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, SIZE), random.int(0, SIZE)];
    queries.set([random.int(0, SIZE - 1), random.int(0, 1e6), Math.min(a, b), Math.max(a, b)], at);
  }
  return (keep) => {
    const tree = new SegmentTree(SIZE, (a, b) => a + b, 0);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: SegmentTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 4) {
    tree.set(queries[at]!, queries[at + 1]!);
    total += tree.fold(queries[at + 2]!, queries[at + 3]!) % 1024;
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "segment tree of 2^19 numbers: 500,000 sets and 500,000 sums of random ranges",
    seed: SEED,
    contenders: [
      { role: "ours", name: "SegmentTree", prepare: setsAndFolds },
      { role: "cpp", name: "C++ segment tree", source: "segment-tree.cpp" },
    ],
  },
];
