import type { Bench, Run } from "../../scripts/bench/bench";
import { RANGE_SIZE, rangeQueries } from "../../scripts/bench/range-queries";
import { AddMaxTree } from "./add-max-tree";

const SEED = 1;

/** Additions to and maxima of random ranges, in turn. */
function changesAndQuestions(): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = new AddMaxTree(RANGE_SIZE);
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
      { role: "cpp", name: "C++ recursive tree", source: "ranges.cpp", args: ["add-max"] },
    ],
  },
];
