import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { SLOT_WAYS, type Way } from "../../../scripts/bench/slot-ways";
import { Random } from "../../sequence/random";

const SEED = 1;
const WAY_SIZE = 1 << 17;

/** One operator: 400,000 updates and folds of counts with sums; four: 100,000 of each in turn. */
function changesAndFolds(way: keyof typeof SLOT_WAYS, operators: readonly number[]): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(4 * 400_000);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, WAY_SIZE), random.int(0, WAY_SIZE)];
    const value = random.int(0, 1e6);
    queries.set([random.int(0, WAY_SIZE - 1), value, Math.min(a, b), Math.max(a, b)], at);
  }
  return (keep) => {
    const trees = operators.map((operator) => SLOT_WAYS[way][operator]!(WAY_SIZE));
    keep(trees);
    let total = 0;
    const share = queries.length / (8 * trees.length);
    // Each tree twice: the second time it runs what V8 compiled for all of them.
    for (let part = 0; part < 2 * trees.length; part++) {
      total += run(trees[part % trees.length]!, queries.subarray(4 * share * part), 4 * share);
    }
    return total;
  };
}

function run(tree: Way, queries: Int32Array, end: number): number {
  const { a, b } = tree.columns;
  let total = 0;
  for (let at = 0; at < end; at += 4) {
    const leaf = tree.leaves + queries[at]!;
    a[leaf] = queries[at + 1]!;
    b[leaf] = queries[at + 1]!;
    tree.update(queries[at]!);
    total += b[tree.fold(queries[at + 2]!, queries[at + 3]!)]! % 1024;
  }
  return total;
}

const ways = (work: string, operators: readonly number[]): Bench =>
  functionBench({ work, seed: SEED }, [
    ours("combine", () => changesAndFolds("combine", operators)),
    plain("pull, take", () => changesAndFolds("pull", operators)),
    plain("function", () => changesAndFolds("function", operators)),
  ]);

export const benches: readonly Bench[] = [
  ways("slots, one operator: 4·10^5 updates and folds of 2^17", [1]),
  ways("slots, four operators: 4·10^5 updates and folds of 2^17", [0, 1, 2, 3]),
];
