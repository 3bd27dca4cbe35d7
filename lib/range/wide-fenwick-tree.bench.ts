import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { WideFenwickTree } from "./wide-fenwick-tree";

const SEED = 1;
const SIZE = 1 << 17;
const CALLS = 200_000;
const UNIT = 5e12;

/** Additions of multiples of 5·10^12 and sums of random ranges, in turn. */
function additionsAndSums(): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(3 * CALLS);
  for (let at = 0; at < queries.length; at += 3) {
    const [a, b] = [random.int(0, SIZE - 1), random.int(0, SIZE - 1)];
    queries.set([Math.min(a, b), Math.max(a, b) + 1, random.int(-1000, 1000)], at);
  }
  return (keep) => {
    const tree = new WideFenwickTree(SIZE);
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
      { role: "cpp", name: "C++ 64 bits", source: "range-thin.cpp", args: ["wide-sums"] },
    ],
  },
];
