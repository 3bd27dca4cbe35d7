import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "partition_function",
  timeLimitMs: 10_000,
  middle: 400,
  shape: (s) => s.size(0, 500_000),
  /** By the largest summand: adding k more to sums with summands up to k. */
  naive: (n) => {
    const ways = new Array<bigint>(n + 1).fill(0n);
    ways[0] = 1n;
    for (let k = 1; k <= n; k++) {
      for (let sum = k; sum <= n; sum++) ways[sum] = (ways[sum]! + ways[sum - k]!) % P;
    }
    return [ways];
  },
});
