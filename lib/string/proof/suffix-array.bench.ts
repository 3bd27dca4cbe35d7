import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { suffixArray } from "../suffix-array";

const SEED = 1;

function text(length: number): Uint8Array {
  const random = new Random(SEED);
  return Uint8Array.from({ length }, () => random.int(97, 122));
}

/** A sum that depends on every place of the order of the suffixes. */
function sorting(length: number, sort: (bytes: Uint8Array) => Int32Array): Run {
  const bytes = text(length);
  return () => {
    const order = sort(bytes);
    let sum = 0;
    for (let k = 0; k < order.length; k++) sum += order[k]! * (k % 1000);
    return sum;
  };
}

interface Peer {
  suffix_array(text: Uint8Array, largest: number): Int32Array;
}

const ofPeer = (length: number) => (exported: Peer) =>
  sorting(length, (bytes) => exported.suffix_array(bytes, 255));

// mnemonist is no contender: 0.40.8's SuffixArray puts suffix 17 of "fiuatulsjaisbfiafabdpjrutqzyckrcobabd",
// "abdp…", before suffix 34, "abd", so its answer differs from ours.
export const benches: readonly Bench[] = [
  functionBench({ work: "suffix array of 10^5 random letters", seed: SEED }, [
    ours("suffixArray", () => sorting(100_000, suffixArray)),
    peer("ac-library-js", ofPeer(100_000)),
  ]),
  functionBench({ work: "suffix array of 5·10^5 random letters", seed: SEED }, [
    ours("suffixArray", () => sorting(500_000, suffixArray)),
    peer("ac-library-js", ofPeer(500_000)),
  ]),
];
