import type { Twin } from "../../scripts/verify/twin";

export const twin: Twin = {
  problem: "counting_primes",
  generators: {
    small: (random) => `${random.int(1, 200)}\n`,
    middle: (random) => `${random.int(200, 1_000_000)}\n`,
    /** OEIS A006880: the number of primes up to 10^11. */
    "max-power": () => ({ input: "100000000000\n", output: "4118054813\n" }),
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
