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
  problem: "gcd_convolution",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(1, 9)),
    middle: (random) => pair(random, random.int(10, 120)),
    extreme: (random) => pair(random, random.int(10, 60), P - 2),
    /** -1 at 1 and 1 at all others: with 1 at 1 alone the product is the sum of the others there. */
    "max-unit": () => {
      const n = 1_000_000;
      const input = `${n}\n1${" 0".repeat(n - 1)}\n${P - 1}${" 1".repeat(n - 1)}\n`;
      return { input, output: `${n - 2}${" 0".repeat(n - 1)}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 1_000_000),
  },
  naive: (input) => answerSums(input, P, (i, j) => gcd(i + 1, j + 1) - 1),
};
