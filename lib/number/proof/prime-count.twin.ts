import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "counting_primes",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 3000,
  shape: (s) => s.size(1, 1e11, 50),
  naive: (n) => {
    const isComposite = new Uint8Array(n + 1);
    let count = 0;
    for (let p = 2; p <= n; p++) {
      if (isComposite[p] !== 0) continue;
      count++;
      for (let multiple = p * p; multiple <= n; multiple += p) isComposite[multiple] = 1;
    }
    return count;
  },
  generators: {
    // Just before, at and behind a square.
    squares: (random) => `${Math.max(1, random.int(1, 300) ** 2 + random.int(-1, 1))}\n`,
    /** OEIS A006880: the number of primes up to 10^11. */
    "max-power": () => ({ input: "100000000000\n", output: "4118054813\n" }),
  },
});
