import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { AffineSumTree } from "../affine-sum-tree";
import { LazySegmentTree } from "../lazy-segment-tree";
import { AFFINE_SUMS, Affine, Sum } from "./affine-sums";

const SEED = 1;

interface Tree {
  apply(l: number, r: number, factor: number, shift: number): void;
  sum(l: number, r: number): number;
}

/** Affine maps on and sums of random ranges, in turn. */
function mapsAndSums(make: () => Tree): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = make();
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: Tree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 6) {
    tree.apply(queries[at]!, queries[at + 1]!, at + 2, queries[at + 2]! + 1000);
    total += tree.sum(queries[at + 3]!, queries[at + 4]!) % 1024;
  }
  return total;
}

const [op, none, mapping, composition, idle] = AFFINE_SUMS;
const ones = () => Array.from({ length: RANGE_SIZE }, () => new Sum(1, 1));

interface Functions {
  apply(l: number, r: number, f: Affine): void;
  prod(l: number, r: number): Sum;
}

class OfFunctions implements Tree {
  private readonly tree: Functions;
  constructor(tree: Functions) {
    this.tree = tree;
  }
  apply(l: number, r: number, factor: number, shift: number): void {
    this.tree.apply(l, r, new Affine(factor, shift));
  }
  sum(l: number, r: number): number {
    return this.tree.prod(l, r).sum;
  }
}

type Lazy = new (
  combine: typeof op,
  identity: () => Sum,
  map: typeof mapping,
  compose: typeof composition,
  id: () => Affine,
  values: Sum[],
) => Functions;

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 affine maps on ranges, 10^5 sums modulo p of 2^17", seed: SEED }, [
    ours("LazySegmentTree of objects", () =>
      mapsAndSums(
        () => new OfFunctions(new LazySegmentTree(ones(), op, none, mapping, composition, idle)),
      ),
    ),
    ours("AffineSumTree", () =>
      mapsAndSums(() => new AffineSumTree(new Int32Array(RANGE_SIZE).fill(1))),
    ),
    peer(
      "ac-library-js",
      ({ LazySegtree }: { LazySegtree: Lazy }) =>
        mapsAndSums(
          () =>
            new OfFunctions(
              new LazySegtree(
                op,
                () => none,
                mapping,
                composition,
                () => idle,
                ones(),
              ),
            ),
        ),
      { variant: "LazySegtree" },
    ),
    cpp("C++ recursive tree", "range/lazy-segment-tree.cpp"),
  ]),
];
