import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353n;

export const twin: Twin = {
  problem: "sum_of_totient_function",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${random.int(1, 100)}\n`,
    middle: (random) => `${random.int(100, 30_000)}\n`,
    // Just before, at and behind a square.
    squares: (random) => `${Math.max(1, random.int(1, 150) ** 2 + random.int(-1, 1))}\n`,
    /** OEIS A064018: the sum up to 10^10. */
    "max-power": () => ({
      input: "10000000000\n",
      output: `${30396355092886216366n % P}\n`,
    }),
  },
  atBounds: {
    "max-before-square": () => `${100_000 ** 2 - 1}\n`,
    "max-cube": () => `${2154 ** 3}\n`,
  },
  /** Totients by crossing out: each prime takes its share of its multiples. */
  naive: (input) => {
    const n = Number(input);
    const totients = Array.from({ length: n + 1 }, (_, i) => i);
    let sum = 0n;
    for (let p = 1; p <= n; p++) {
      if (p > 1 && totients[p] === p) {
        for (let multiple = p; multiple <= n; multiple += p)
          totients[multiple]! -= totients[multiple]! / p;
      }
      sum += BigInt(totients[p]!);
    }
    return `${sum % P}\n`;
  },
};
