import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "rational_approximation",
  timeLimitMs: 5000,
  rounds: 30,
  small: 12,
  middle: 30,
  shape: (s) =>
    s.list(s.size(1, 100_000), () => [s.size(1, 1e9), s.int(1, 1e9), s.int(1, 1e9)] as const),
  /** All fractions, by products in BigInt. */
  naive: (lines) =>
    lines.map((line) => {
      const [n, x, y] = line.map(BigInt) as [bigint, bigint, bigint];
      let [low, high] = [
        [0n, 1n],
        [1n, 0n],
      ] as [[bigint, bigint], [bigint, bigint]];
      // In this order each fraction is in lowest terms when it is first met.
      for (let a = 0n; a <= n; a++) {
        for (let b = 1n; b <= n; b++) {
          if (a * y <= b * x && a * low[1] > b * low[0]) low = [a, b];
          if (a * y >= b * x && a * high[1] < b * high[0]) high = [a, b];
        }
      }
      return [...low, ...high];
    }),
  generators: {
    /** Neighbours in Fibonacci's sequence are the fractions with the longest path. */
    "max-fibonacci": () => ({
      input: `100000\n${"1000000000 701408733 433494437\n".repeat(100_000)}`,
      output: "701408733 433494437 701408733 433494437\n".repeat(100_000),
    }),
  },
});
