import type { Bench, Run } from "../../../scripts/bench/bench";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { WideFenwickTree } from "../wide-fenwick-tree";

const SEED = 1;
const UNIT = 5e12;

/** Additions of multiples of 5·10^12 and sums of random ranges, in turn. */
function additionsAndSums(): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = new WideFenwickTree(RANGE_SIZE);
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: WideFenwickTree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    tree.add(queries[at]!, UNIT * queries[at + 2]!);
    total += Number(tree.sum(queries[at + 3]!, queries[at + 4]!) / BigInt(UNIT));
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^5 additions and 10^5 range sums past 2^53",
    seed: SEED,
    contenders: [
      { role: "ours", name: "WideFenwickTree", prepare: additionsAndSums },
      { role: "cpp", name: "C++ 64 bits", source: "range/ranges.cpp", args: ["wide-sums"] },
    ],
  },
];
