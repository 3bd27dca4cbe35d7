import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "counting_primes",
  timeLimitMs: 5_000,
  rounds: 30,
  generators: {
    small: (random) => `${random.int(1, 200)}\n`,
    middle: (random) => `${random.int(200, 1_000_000)}\n`,
    // Just before, at and behind a square.
    squares: (random) => `${Math.max(1, random.int(1, 1000) ** 2 + random.int(-1, 1))}\n`,
    /** OEIS A006880: the number of primes up to 10^11. */
    "max-power": () => ({ input: "100000000000\n", output: "4118054813\n" }),
  },
  atBounds: {
    "max-square": () => `${316_227 ** 2}\n`,
    "max-before-prime-square": () => `${316_223 ** 2 - 1}\n`,
    "max-cube": () => `${4641 ** 3}\n`,
  },
  naive: (input) => {
    const n = Number(input);
    const isComposite = new Uint8Array(n + 1);
    let count = 0;
    for (let p = 2; p <= n; p++) {
      if (isComposite[p] !== 0) continue;
      count++;
      for (let multiple = p * p; multiple <= n; multiple += p) isComposite[multiple] = 1;
    }
    return `${count}\n`;
  },
};
