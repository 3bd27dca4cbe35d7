import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { lcpArray } from "../lcp-array";
import { suffixArray } from "../suffix-array";

const SEED = 1;
const LENGTH = 500_000;

type Lcp = (text: Uint8Array, order: Int32Array) => ArrayLike<number>;

/** The suffix array is made before the time. */
function sums(lcp: Lcp): Run {
  const random = new Random(SEED);
  const text = Uint8Array.from({ length: LENGTH }, () => random.int(97, 98));
  const order = suffixArray(text);
  return () => {
    const lengths = lcp(text, order);
    let sum = 0;
    for (let k = 0; k < lengths.length; k++) sum += lengths[k]! * (k % 10);
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "LCP array of 5·10^5 letters", seed: SEED }, [
    ours("lcpArray", () => sums(lcpArray)),
    peer("ac-library-js", ({ lcp_array }: { lcp_array: Lcp }) => sums(lcp_array)),
  ]),
];
