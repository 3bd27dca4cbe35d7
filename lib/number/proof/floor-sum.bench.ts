import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { floorSum } from "../floor-sum";

const CALLS = 100_000;
const TAIL = (1n << 52n) - 1n;

type FloorSum = (n: number, m: number, a: number, b: number) => bigint | number;

/** The sum of all results modulo 2^52. */
const ofCalls = (sum: FloorSum) => () => () => {
  let total = 0n;
  for (let i = 1; i <= CALLS; i++) total += BigInt(sum(1e6 + i, 1e6 - i, 10 * i, 3 * i));
  return Number(total & TAIL);
};

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 sums of floor((a i + b) / m), n and m near 10^6" }, [
    ours("floorSum", ofCalls(floorSum)),
    peer("ac-library-js", ({ floor_sum }: { floor_sum: FloorSum }) => ofCalls(floor_sum)()),
  ]),
];
