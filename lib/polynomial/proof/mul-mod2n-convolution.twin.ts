import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, n: number, low = 0): string {
  const terms = () => Array.from({ length: 2 ** n }, () => random.int(low, P - 1)).join(" ");
  return `${n}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "mul_mod2n_convolution",
  timeLimitMs: 5000,
  generators: {
    small: (random) => pair(random, random.int(0, 4)),
    middle: (random) => pair(random, random.int(5, 7)),
    extreme: (random) => pair(random, 5, P - 2),
    /** 1 at 6 alone: the term of i goes to 6 · i. */
    "max-six": () => {
      const size = 2 ** 20;
      const sums = new Array<number>(size).fill(0);
      for (let i = 0; i < size; i++) sums[(6 * i) % size]! += i;
      const terms = sums.map((_, i) => i).join(" ");
      const input = `20\n0 0 0 0 0 0 1${" 0".repeat(size - 7)}\n${terms}\n`;
      return { input, output: `${sums.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 20),
  },
  naive: (input) => answerSums(input, P, (i, j, n) => (i * j) % n),
};
