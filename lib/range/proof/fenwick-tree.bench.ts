import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { FenwickTree } from "../fenwick-tree";

const SEED = 1;
const SIZE = 500_000;

interface Sums {
  add(i: number, x: number): void;
  sum(l: number, r: number): number;
}

/** 500,000 values, then 250,000 additions and as many sums of random ranges, in turn. */
function addsAndSums(make: (values: number[]) => Sums): Run {
  const random = new Random(SEED);
  const values = Array.from({ length: SIZE }, () => random.int(0, 1e6));
  const queries = new Int32Array(2 * SIZE);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, SIZE), random.int(0, SIZE)];
    queries.set([random.int(0, SIZE - 1), random.int(0, 1e6), Math.min(a, b), Math.max(a, b)], at);
  }
  return (keep) => {
    const tree = make(values);
    keep(tree);
    let total = 0;
    for (let at = 0; at < queries.length; at += 4) {
      tree.add(queries[at]!, queries[at + 1]!);
      total += tree.sum(queries[at + 2]!, queries[at + 3]!) % 1024;
    }
    return total;
  };
}

interface Functions {
  default(values: number[], tree: Float64Array): unknown;
  update(tree: Float64Array, i: number, x: number): void;
  query(tree: Float64Array, last: number): number;
}

class OfFunctions implements Sums {
  private readonly tree = new Float64Array(SIZE);
  private readonly functions: Functions;
  constructor(functions: Functions, values: number[]) {
    this.functions = functions;
    functions.default(values, this.tree);
  }
  add(i: number, x: number): void {
    this.functions.update(this.tree, i, x);
  }
  sum(l: number, r: number): number {
    return this.functions.query(this.tree, r - 1) - this.functions.query(this.tree, l - 1);
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "Fenwick tree of 5·10^5 values: 250,000 additions and sums of ranges", seed: SEED },
    [
      ours("FenwickTree", () => addsAndSums((values) => new FenwickTree(values))),
      peer("fenwick-tree", (module: Functions) =>
        addsAndSums((values) => new OfFunctions(module, values)),
      ),
      cpp("C++ Fenwick tree", "range/fenwick-tree.cpp"),
    ],
  ),
];
