import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { WaveletMatrix } from "../wavelet-matrix";

const SEED = 1;
const SIZE = 200_000;

/** Built from random values, then the k-th smallest of random ranges. */
function kthSmallest(): Run {
  const random = new Random(SEED);
  const values = Int32Array.from({ length: SIZE }, () => random.int(0, 1e9));
  const queries = new Int32Array(3 * SIZE);
  for (let at = 0; at < queries.length; at += 3) {
    const l = random.int(0, SIZE - 1);
    const r = random.int(l + 1, SIZE);
    queries.set([l, r, random.int(0, r - l - 1)], at);
  }
  return (keep) => {
    const matrix = new WaveletMatrix(values);
    keep(matrix);
    return run(matrix, queries);
  };
}

function run(matrix: WaveletMatrix, queries: Int32Array): number {
  let total = 0;
  for (let at = 0; at < queries.length; at += 3) {
    total += matrix.kth(queries[at]!, queries[at + 1]!, queries[at + 2]!);
  }
  return total;
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "wavelet matrix of 2·10^5: built, 2·10^5 × the k-th smallest of a range", seed: SEED },
    [ours("WaveletMatrix", kthSmallest), cpp("C++ wavelet matrix", "range/wavelet-matrix.cpp")],
  ),
];
