import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { SegmentForest } from "../segment-forest";

const SEED = 1;
const TREES = 100_000;
const SIZE = 1e9;

/** Trees of one key each, united upwards in a random tree with their medians; then all cut and united again. */
function unions(): Run {
  const random = new Random(SEED);
  const keys = Int32Array.from({ length: TREES }, () => random.int(0, SIZE - 1));
  const parents = Int32Array.from({ length: TREES }, (_, i) => (i > 0 ? random.int(0, i - 1) : 0));
  return (keep) => {
    const forest = new SegmentForest(SIZE, (a, b) => a + b, 0);
    keep(forest);
    return run(forest, keys, parents);
  };
}

function run(forest: SegmentForest, keys: Int32Array, parents: Int32Array): number {
  let total = 0;
  for (const key of keys) forest.set(forest.make(), key, 1);
  for (let i = TREES - 1; i > 0; i--) {
    const tree = parents[i]!;
    forest.unite(tree, i);
    const half = Math.floor(forest.fold(tree, 0, SIZE) / 2);
    total += forest.maxRight(tree, (count) => count <= half);
  }
  for (const key of keys) {
    const behind = forest.split(0, Math.max(key, 1));
    total += forest.fold(behind, 0, SIZE);
    forest.unite(0, behind);
  }
  return total;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 trees of keys below 10^9: united, cut, medians", seed: SEED }, [
    ours("SegmentForest", unions),
    cpp("C++ merged segment trees", "range/sparse.cpp", "forest"),
  ]),
];
