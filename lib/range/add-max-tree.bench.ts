import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { AddMaxTree } from "./add-max-tree";

const SEED = 1;
const SIZE = 1 << 17;
const CALLS = 200_000;

/** Additions to and maxima of random ranges, in turn. */
function changesAndQuestions(): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(3 * CALLS);
  for (let at = 0; at < queries.length; at += 3) {
    const [a, b] = [random.int(0, SIZE - 1), random.int(0, SIZE - 1)];
    queries.set([Math.min(a, b), Math.max(a, b) + 1, random.int(-1000, 1000)], at);
  }
  return (keep) => {
    const tree = new AddMaxTree(SIZE);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: AddMaxTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    tree.add(queries[at]!, queries[at + 1]!, queries[at + 2]!);
    total += tree.max(queries[at + 3]!, queries[at + 4]!);
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^5 range additions, 10^5 range maxima of 2^17",
    seed: SEED,
    contenders: [
      { role: "ours", name: "AddMaxTree", prepare: changesAndQuestions },
      { role: "cpp", name: "C++ recursive tree", source: "range-thin.cpp", args: ["add-max"] },
    ],
  },
];
