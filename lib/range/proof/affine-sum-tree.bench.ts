import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { AffineSumTree } from "../affine-sum-tree";

const SEED = 1;
const SIZE = 500_000;
const P = 998244353;

/** 250,000 affine maps on ranges and as many sums, in turn. */
function mapsAndSums(): Run {
  const random = new Random(SEED);
  const values = Int32Array.from({ length: SIZE }, () => random.int(0, P - 1));
  const queries = new Int32Array(4 * SIZE);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, SIZE), random.int(0, SIZE)];
    queries.set([Math.min(a, b), Math.max(a, b), random.int(1, P - 1), random.int(0, P - 1)], at);
  }
  return (keep) => {
    const tree = new AffineSumTree(values);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: AffineSumTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 8) {
    tree.apply(queries[at]!, queries[at + 1]!, queries[at + 2]!, queries[at + 3]!);
    total += tree.sum(queries[at + 4]!, queries[at + 5]!);
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "affine sum tree of 5·10^5: 250,000 maps and 250,000 sums of random ranges",
    seed: SEED,
    contenders: [
      { role: "ours", name: "AffineSumTree", prepare: mapsAndSums },
      { role: "cpp", name: "C++ lazy segment tree", source: "range/affine-sum-tree.cpp" },
    ],
  },
];
