import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "counting_squarefrees",
  timeLimitMs: 10_000,
  rounds: 10,
  generators: {
    small: (random) => `${random.int(1, 300)}\n`,
    middle: (random) => `${random.int(300, 1_000_000)}\n`,
    // Just before, at and behind a square.
    squares: (random) => `${Math.max(1, random.int(1, 1000) ** 2 + random.int(-1, 1))}\n`,
    /** Computed in C++ from the values of the Möbius function up to 10^9. */
    "max-power": () => ({ input: "1000000000000000000\n", output: "607927101854022750\n" }),
  },
  atBounds: {
    "max-before-square": () => "999999999999999999\n",
  },
  /** By crossing out the multiples of all squares. */
  naive: (input) => {
    const n = Number(input);
    const isCrossed = new Uint8Array(n + 1);
    for (let d = 2; d * d <= n; d++) {
      for (let multiple = d * d; multiple <= n; multiple += d * d) isCrossed[multiple] = 1;
    }
    return `${n - isCrossed.reduce((sum, value) => sum + value, 0)}\n`;
  },
};
