import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, bits: number, low = 0): string {
  const terms = () => Array.from({ length: 2 ** bits }, () => random.int(low, P - 1)).join(" ");
  return `${bits}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "subset_convolution",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(0, 3)),
    middle: (random) => pair(random, random.int(4, 6)),
    extreme: (random) => pair(random, random.int(0, 6), P - 2),
    /** All terms -1: a set of z elements is 2^z unions. */
    "max-minus-ones": () => {
      const n = 2 ** 20;
      const terms = `${P - 1} `.repeat(n);
      const sums = Array.from({ length: n }, (_, k) => 2 ** bitsOf(k));
      return { input: `20\n${terms}\n${terms}\n`, output: `${sums.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 20),
  },
  naive: (input) => answerSums(input, P, (i, j) => ((i & j) === 0 ? i | j : -1)),
};

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest > 0; rest &= rest - 1) count++;
  return count;
}
