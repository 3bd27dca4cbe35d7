import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { SparseLazySegmentTree } from "../sparse-lazy-segment-tree";

const SEED = 1;
const CALLS = 100_000;
const SIZE = 1e9;

const plus = (a: number, b: number) => a + b;
const initial = () => 0;

/** Ends of ranges, two for an addition and two for a question, in turn. */
function randomEnds(): Int32Array {
  const random = new Random(SEED);
  return Int32Array.from({ length: 4 * CALLS }, () => random.int(0, SIZE - 1));
}

function numbers(): Run {
  const ends = randomEnds();
  return (keep) => {
    const tree = new SparseLazySegmentTree(SIZE, Math.max, -Infinity, plus, plus, 0, initial);
    keep(tree);
    let total = 0;
    for (let at = 0; at < ends.length; at += 4) {
      const [a, b, c, d] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
      tree.apply(Math.min(a, b), Math.max(a, b), (a % 2001) - 1000);
      total += tree.fold(Math.min(c, d), Math.max(c, d) + 1);
    }
    return total;
  };
}

function bigints(): Run {
  const ends = randomEnds();
  const scale = BigInt(SIZE);
  return (keep) => {
    const size = scale * scale;
    const tree = new SparseLazySegmentTree(size, Math.max, -Infinity, plus, plus, 0, initial);
    keep(tree);
    let total = 0;
    for (let at = 0; at < ends.length; at += 4) {
      const [a, b, c, d] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
      const x = (a % 2001) - 1000;
      tree.apply(BigInt(Math.min(a, b)) * scale, BigInt(Math.max(a, b)) * scale, x);
      total += tree.fold(BigInt(Math.min(c, d)) * scale, BigInt(Math.max(c, d) + 1) * scale);
    }
    return total;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 range additions, 10^5 range maxima of 10^9", seed: SEED }, [
    ours("SparseLazySegmentTree", numbers),
    cpp("C++ recursive tree", "range/sparse.cpp", "numbers"),
  ]),
  functionBench({ work: "10^5 range additions, 10^5 range maxima of 10^18", seed: SEED }, [
    ours("SparseLazySegmentTree", bigints),
    cpp("C++ recursive tree", "range/sparse.cpp", "bigints"),
  ]),
];
