import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, p: number, low = 0): string {
  const terms = () => Array.from({ length: p }, () => random.int(low, P - 1)).join(" ");
  return `${p}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "mul_modp_convolution",
  timeLimitMs: 5000,
  generators: {
    small: (random) => pair(random, random.pick([2, 3, 5, 7, 11, 13])),
    middle: (random) => pair(random, random.pick([17, 67, 97, 101])),
    extreme: (random) => pair(random, 71, P - 2),
    /** 1 at 2 alone: the term of i goes to 2 · i. */
    "max-two": () => {
      const p = 524_287;
      const terms = Array.from({ length: p }, (_, i) => i);
      const sums = terms.map((k) => (k % 2 === 0 ? k / 2 : (k + p) / 2));
      const input = `${p}\n0 0 1${" 0".repeat(p - 3)}\n${terms.join(" ")}\n`;
      return { input, output: `${sums.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 524_287),
  },
  naive: (input) => answerSums(input, P, (i, j, n) => (i * j) % n),
};
