import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { SegmentTree } from "../segment-tree";

const SEED = 1;
const SIZE = 1 << 19;

interface Tree {
  set(i: number, x: number): void;
  fold(l: number, r: number): number;
}

/** 500,000 numbers set and as many sums of random ranges, in turn. */
function setsAndFolds(make: () => Tree): Run {
  const random = new Random(SEED);
  const queries = new Int32Array(4 * 500_000);
  for (let at = 0; at < queries.length; at += 4) {
    const [a, b] = [random.int(0, SIZE), random.int(0, SIZE)];
    queries.set([random.int(0, SIZE - 1), random.int(0, 1e6), Math.min(a, b), Math.max(a, b)], at);
  }
  return (keep) => {
    const tree = make();
    keep(tree);
    return run(tree, queries);
  };
}

function run(tree: Tree, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 4) {
    tree.set(queries[at]!, queries[at + 1]!);
    total += tree.fold(queries[at + 2]!, queries[at + 3]!) % 1024;
  }
  return total;
}

const plus = (a: number, b: number) => a + b;

type Peer = new (op: typeof plus, identity: () => number, size: number) => PeerTree;

interface PeerTree {
  set(i: number, x: number): void;
  prod(l: number, r: number): number;
}

/** The package calls the fold prod. */
class OfPeer implements Tree {
  private readonly tree: PeerTree;
  constructor(tree: PeerTree) {
    this.tree = tree;
  }
  set(i: number, x: number): void {
    this.tree.set(i, x);
  }
  fold(l: number, r: number): number {
    return this.tree.prod(l, r);
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    {
      work: "segment tree of 2^19 numbers: 500,000 sets and 500,000 sums of random ranges",
      seed: SEED,
    },
    [
      ours("SegmentTree", () => setsAndFolds(() => new SegmentTree(SIZE, plus, 0))),
      peer("ac-library-js", ({ Segtree }: { Segtree: Peer }) =>
        setsAndFolds(() => new OfPeer(new Segtree(plus, () => 0, SIZE))),
      ),
      cpp("C++ segment tree", "range/segment-tree.cpp"),
    ],
  ),
];
