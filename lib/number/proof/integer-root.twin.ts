import { described } from "../../../scripts/verify/shape";

const LAST = 2n ** 64n - 1n;

export const twin = described({
  problem: "kth_root_integer",
  timeLimitMs: 10_000,
  rounds: 40,
  shape: (s) => s.list(s.size(1, 500_000, 2), () => [s.bigint(0n, LAST), s.int(1, 64)] as const),
  /** By bisection. */
  naive: (lines) =>
    lines.map(([n, k]) => {
      let [low, high] = [0n, 2n ** 64n];
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        if (middle ** BigInt(k) <= n) low = middle;
        else high = middle;
      }
      return low;
    }),
  generators: {
    /** At, just before and just behind a power. */
    powers: (random) => {
      const lines = Array.from({ length: 40 }, () => {
        const k = random.int(2, 64);
        const root = BigInt(random.int(1, Math.floor(2 ** (64 / k))));
        const value = root ** BigInt(k) + BigInt(random.int(-1, 1));
        return `${value > LAST ? LAST : value} ${k}\n`;
      });
      return `40\n${lines.join("")}`;
    },
  },
});
