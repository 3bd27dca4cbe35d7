import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { HistoricMaxTree } from "../historic-max-tree";

const SEED = 1;

/** Additions and minima in turn, before a sum and before a historic maximum. */
function changesAndReads(): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = new HistoricMaxTree(Int32Array.from({ length: RANGE_SIZE }, (_, i) => i));
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: HistoricMaxTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    const [l, r, x] = [queries[at]!, queries[at + 1]!, queries[at + 2]!];
    if (at % 12 === 0) tree.add(l, r, x);
    else tree.chmin(l, r, 60 * (x + 1000));
    const [from, to] = [queries[at + 3]!, queries[at + 4]!];
    total += at % 12 === 0 ? tree.sum(from, to) % 1024 : tree.historicMax(from, to);
  }
  return total;
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "10^5 historic maxima and sums, minima and additions of 2^17", seed: SEED },
    [
      ours("HistoricMaxTree", changesAndReads),
      cpp("C++ recursive beats", "range/historic-max-tree.cpp"),
    ],
  ),
];
