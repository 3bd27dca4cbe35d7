import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const list = (random: Random, n: number, most: number) =>
  `${n}\n${Array.from({ length: n }, () => random.int(1, most)).join(" ")}\n`;

/** The best split of every range. */
function naive(input: string): string {
  const numbers = input.trim().split(/\s+/).slice(1).map(Number);
  const least = new Map<string, number>();
  const cost = (l: number, r: number): number => {
    if (r - l < 2) return 0;
    const known = least.get(`${l} ${r}`);
    if (known !== undefined) return known;
    let best = Infinity;
    for (let m = l + 1; m < r; m++) best = Math.min(best, cost(l, m) + cost(m, r));
    const total = best + numbers.slice(l, r).reduce((a, b) => a + b, 0);
    least.set(`${l} ${r}`, total);
    return total;
  };
  return `${cost(0, numbers.length)}\n`;
}

export const twin: Twin = {
  problem: "2088",
  rounds: 30,
  generators: {
    small: (random) => list(random, random.int(1, 10), random.pick([2, 9, 1e9])),
    middle: (random) => list(random, 60, random.pick([5, 1e9])),
    /** Equal weights w: w (n d + 2 (n - 2^d)) for 2^d ≤ n < 2^(d + 1), as in a balanced tree. */
    "max-equal": () => {
      const n = 5000;
      return {
        input: `${n}\n${new Array(n).fill(1e9).join(" ")}\n`,
        output: `${1e9 * (n * 12 + 2 * (n - 4096))}\n`,
      };
    },
  },
  naive,
};
