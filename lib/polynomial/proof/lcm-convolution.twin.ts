import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, n: number, low = 0): string {
  const terms = () => Array.from({ length: n }, () => random.int(low, P - 1)).join(" ");
  return `${n}\n${terms()}\n${terms()}\n`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export const twin: Twin = {
  problem: "lcm_convolution",
  timeLimitMs: 5000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(1, 9)),
    middle: (random) => pair(random, random.int(10, 120)),
    extreme: (random) => pair(random, random.int(10, 60), P - 2),
    /** 1 at 2 alone: an odd multiple goes to its double, which also has its own. */
    "max-two": () => {
      const n = 1_000_000;
      const own = (k: number) => P - k;
      const terms = Array.from({ length: n }, (_, i) => own(i + 1));
      const sums = terms.map((term, i) => {
        const k = i + 1;
        if (k % 2 === 1) return 0;
        return k % 4 === 0 ? term : (term + own(k / 2)) % P;
      });
      const input = `${n}\n0 1${" 0".repeat(n - 2)}\n${terms.join(" ")}\n`;
      return { input, output: `${sums.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 1_000_000),
  },
  naive: (input) => answerSums(input, P, (i, j) => ((i + 1) * (j + 1)) / gcd(i + 1, j + 1) - 1),
};
