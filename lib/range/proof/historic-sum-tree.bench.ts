import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { HistoricSumTree } from "../historic-sum-tree";

const SEED = 1;

/** An addition, a version and a historic sum in turn. */
function additionsAndSums(): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = new HistoricSumTree(RANGE_SIZE);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: HistoricSumTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    tree.add(queries[at]!, queries[at + 1]!, queries[at + 2]! % 8);
    tree.record();
    total += tree.historicSum(queries[at + 3]!, queries[at + 4]!) % 1024;
  }
  return total;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 historic sums and additions of 2^17", seed: SEED }, [
    ours("HistoricSumTree", additionsAndSums),
    cpp("C++ recursive lazy tree", "range/historic-sum-tree.cpp"),
  ]),
];
