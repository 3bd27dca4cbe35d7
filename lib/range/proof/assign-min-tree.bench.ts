import type { Bench, Run } from "../../../scripts/bench/bench";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { AssignMinTree } from "../assign-min-tree";

const SEED = 1;

/** Assignments to and minima of random ranges, in turn. */
function changesAndQuestions(): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = new AssignMinTree(RANGE_SIZE);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: AssignMinTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    tree.assign(queries[at]!, queries[at + 1]!, queries[at + 2]!);
    total += tree.min(queries[at + 3]!, queries[at + 4]!);
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^5 range assignments, 10^5 range minima of 2^17",
    seed: SEED,
    contenders: [
      { role: "ours", name: "AssignMinTree", prepare: changesAndQuestions },
      { role: "cpp", name: "C++ recursive tree", source: "range/ranges.cpp", args: ["assign-min"] },
    ],
  },
];
