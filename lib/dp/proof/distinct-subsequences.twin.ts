import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

const numbers = (random: Random, n: number, most: number) =>
  `${n}\n${Array.from({ length: n }, () => random.int(0, most)).join(" ")}\n`;

export const twin: Twin = {
  problem: "number_of_subsequences",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => numbers(random, random.int(1, 12), random.pick([1, 5, 1e9])),
    /** All different: every non-empty subset of the places. */
    "max-different": (random) => {
      const n = 500_000;
      const values = random.shuffle(Array.from({ length: n }, (_, i) => 1000 * i));
      let power = 1n;
      for (let i = 0; i < n; i++) power = (power * 2n) % P;
      return { input: `${n}\n${values.join(" ")}\n`, output: `${power - 1n}\n` };
    },
    "max-equal": () => {
      const n = 500_000;
      return { input: `${n}\n${new Array(n).fill(7).join(" ")}\n`, output: `${n}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => numbers(random, 500_000, 1e9),
    "max-two-values": (random) => numbers(random, 500_000, 1),
  },
  naive: (input) => {
    const values = input.trim().split(/\s+/).slice(1);
    const all = new Set<string>();
    for (let subset = 1; subset < 2 ** values.length; subset++) {
      all.add(values.filter((_, i) => (subset >> i) & 1).join());
    }
    return `${BigInt(all.size) % P}\n`;
  },
};
