import type { Twin } from "../../../scripts/verify/twin";
import { lattice, linearTwin } from "./floor-sum.twin";

export const twin: Twin = linearTwin({
  problem: "min_of_mod_of_linear",
  rounds: 60,
  timeLimitMs: 10_000,
  /** The values of -i - 1 modulo 10^9 fall one by one; those of i + 1 rise. */
  slope: {
    input: `100000\n${"999999999 1000000000 999999999 999999999\n1000000000 1000000000 1 1\n".repeat(50_000)}`,
    output: "1\n0\n".repeat(50_000),
  },
  count: 500,
  answer: leastByCounts,
  slow: (n, m, a, b) => {
    let least = b;
    for (let i = 1; i < n; i++) least = Math.min(least, (a * i + b) % m);
    return least;
  },
});

/** Binary search for the least value, by how many of the values are below a bound. */
function leastByCounts(n: bigint, m: bigint, a: bigint, b: bigint): bigint {
  const total = lattice(n, m, a, b);
  let [low, high] = [0n, m];
  while (high - low > 1n) {
    const bound = (low + high) / 2n;
    // A quotient falls by one where the remainder is below the bound; m more keeps it positive.
    if (total + n - lattice(n, m, a, b - bound + m) > 0n) high = bound;
    else low = bound;
  }
  return low;
}
