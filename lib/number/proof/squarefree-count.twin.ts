import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "counting_squarefrees",
  timeLimitMs: 10_000,
  rounds: 20,
  middle: 3000,
  shape: (s) => s.size(1, 9e15, 50),
  /** By crossing out the multiples of all squares. */
  naive: (n) => {
    const isCrossed = new Uint8Array(n + 1);
    for (let d = 2; d * d <= n; d++) {
      for (let multiple = d * d; multiple <= n; multiple += d * d) isCrossed[multiple] = 1;
    }
    return n - isCrossed.reduce((sum, value) => sum + value, 0);
  },
  generators: {
    /** Computed in C++ from the values of the Möbius function up to 10^9. */
    "max-power": () => ({ input: "1000000000000000000\n", output: "607927101854022750\n" }),
  },
});
