import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { zFunction } from "../z-function";

const SEED = 1;
const LENGTH = 500_000;

/** Runs of equal letters, so that many places agree with the beginning for long. */
function text(): Uint8Array {
  const random = new Random(SEED);
  return new Uint8Array(LENGTH).map(() => (random.int(0, 999) === 0 ? 98 : 97));
}

function sums(shared: (bytes: Uint8Array) => ArrayLike<number>): Run {
  const bytes = text();
  return () => {
    const lengths = shared(bytes);
    let sum = 0;
    for (let i = 0; i < LENGTH; i++) sum += lengths[i]! * (i % 10);
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Z function of 5·10^5 letters", seed: SEED }, [
    ours("zFunction", () => sums(zFunction)),
    peer(
      "ac-library-js",
      (module: { z_algorithm: (text: ArrayLike<number>) => ArrayLike<number> }) =>
        sums(module.z_algorithm),
    ),
    cpp("C++ Z algorithm", "string/z-function.cpp"),
  ]),
];
