import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "./naive-power";

const P = 1_000_000_007n;

export const twin = described({
  problem: "counting_necklaces",
  timeLimitMs: 1000,
  rounds: 30,
  middle: 300,
  shape: (s) => [s.size(1, 1e6), s.int(1, 1e6)] as const,
  /** The average, over all turns, of the colourings that a turn leaves alone; P is no factor of n. */
  naive: ([n, m]) => {
    const powers = [1n];
    for (let i = 1; i <= n; i++) powers.push((powers[i - 1]! * BigInt(m)) % P);
    let sum = 0n;
    for (let turn = 1; turn <= n; turn++) {
      let [cycles, rest] = [n, turn];
      while (rest > 0) [cycles, rest] = [rest, cycles % rest];
      sum += powers[cycles]!;
    }
    return ((sum % P) * naiveInverse(BigInt(n), P)) % P;
  },
  atBounds: { "max-divisors": () => "720720 999999\n" },
});
