import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "enumerate_quotients",
  timeLimitMs: 5000,
  generators: {
    small: (random) => `${random.int(1, 50)}\n`,
    middle: (random) => `${random.int(50, 30_000)}\n`,
    // Just before, at and behind a square, and a product of neighbours.
    squares: (random) => {
      const root = random.int(1, 150);
      return `${Math.max(1, root * (root + random.int(0, 1)) + random.int(-1, 1))}\n`;
    },
    "max-square": () => {
      const root = 10 ** 6;
      const low = Array.from({ length: root }, (_, i) => i + 1);
      const high = low.map((i) => Math.floor(1e12 / i)).reverse();
      return {
        input: `${root ** 2}\n`,
        output: `${2 * root - 1}\n${low.concat(high.slice(1)).join(" ")}\n`,
      };
    },
  },
  naive: (input) => {
    const n = Number(input);
    const values = new Set<bigint>();
    for (let i = n; i >= 1; i--) values.add(BigInt(n) / BigInt(i));
    return `${values.size}\n${[...values].join(" ")}\n`;
  },
};
