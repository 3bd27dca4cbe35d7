import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "sum_of_exponential_times_polynomial",
  timeLimitMs: 5000,
  rounds: 60,
  middle: 50,
  shape: (s) => [s.int(0, P - 1), s.size(0, 1e7), s.size(0, 9e15, 5)] as const,
  /** Term by term. */
  naive: ([r, d, n]) => {
    const p = BigInt(P);
    let sum = 0n;
    for (let [i, power] = [0, 1n]; i < n; i++, power = (power * BigInt(r)) % p) {
      sum = (sum + power * BigInt(i) ** BigInt(d)) % p;
    }
    return sum;
  },
});
