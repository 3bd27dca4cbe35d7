import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { AddMaxTree } from "../add-max-tree";
import { LazySegmentTree } from "../lazy-segment-tree";

const SEED = 1;

interface Tree {
  add(l: number, r: number, x: number): void;
  max(l: number, r: number): number;
}

/** Additions to and maxima of random ranges, in turn. */
function changesAndQuestions(make: () => Tree): Run {
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
    tree.add(queries[at]!, queries[at + 1]!, queries[at + 2]!);
    total += tree.max(queries[at + 3]!, queries[at + 4]!);
  }
  return total;
}

type Operation = (a: number, b: number) => number;
const greater: Operation = (a, b) => (a > b ? a : b);
const plus: Operation = (a, b) => a + b;

const zeros = <T>(zero: T) => new Array<T>(RANGE_SIZE).fill(zero);
const lazy = () => new LazySegmentTree(zeros(0), greater, Number.NEGATIVE_INFINITY, plus, plus, 0);

/** The same in bigints. */
class OfBigints implements Tree {
  private readonly tree = new LazySegmentTree(
    new BigInt64Array(RANGE_SIZE),
    (a, b) => (a > b ? a : b),
    -(10n ** 18n),
    (f, x) => f + x,
    (f: bigint, g) => f + g,
    0n,
  );
  add(l: number, r: number, x: number): void {
    this.tree.apply(l, r, BigInt(x));
  }
  max(l: number, r: number): number {
    return Number(this.tree.fold(l, r));
  }
}

type Lazy = new (
  op: Operation,
  identity: () => number,
  mapping: Operation,
  composition: Operation,
  idle: () => number,
  values: number[],
) => LazyTree;

interface LazyTree {
  apply(l: number, r: number, x: number): void;
  prod(l: number, r: number): number;
}

class OfLazy implements Tree {
  private readonly tree: LazyTree;
  constructor(tree: LazyTree) {
    this.tree = tree;
  }
  add(l: number, r: number, x: number): void {
    this.tree.apply(l, r, x);
  }
  max(l: number, r: number): number {
    return this.tree.prod(l, r);
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 range additions, 10^5 range maxima of 2^17", seed: SEED }, [
    ours("AddMaxTree", () => changesAndQuestions(() => new AddMaxTree(RANGE_SIZE))),
    ours("LazySegmentTree of numbers", () => changesAndQuestions(() => new OfLazy(lazy()))),
    ours("LazySegmentTree of a BigInt64Array", () => changesAndQuestions(() => new OfBigints())),
    peer(
      "ac-library-js",
      ({ LazySegtree }: { LazySegtree: Lazy }) =>
        changesAndQuestions(
          () =>
            new OfLazy(
              new LazySegtree(
                greater,
                () => Number.NEGATIVE_INFINITY,
                plus,
                plus,
                () => 0,
                zeros(0),
              ),
            ),
        ),
      { variant: "LazySegtree" },
    ),
    cpp("C++ recursive tree", "range/add-max-tree.cpp"),
  ]),
];
