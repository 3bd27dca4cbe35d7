import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, bits: number, low = 0): string {
  const terms = () => Array.from({ length: 2 ** bits }, () => random.int(low, P - 1)).join(" ");
  return `${bits}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "bitwise_and_convolution",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(0, 3)),
    middle: (random) => pair(random, random.int(4, 6)),
    extreme: (random) => pair(random, random.int(0, 6), P - 2),
    /** All terms 1: i and j = k for 3^z pairs, z being the number of zeros of k. */
    "max-ones": () => {
      const n = 2 ** 20;
      const ones = "1 ".repeat(n);
      const sums = Array.from({ length: n }, (_, k) => 3 ** (20 - bitsOf(k)) % P);
      return { input: `20\n${ones}\n${ones}\n`, output: `${sums.join(" ")}\n` };
    },
  },
  naive: (input) => answerSums(input, P, (i, j) => i & j),
};

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest > 0; rest &= rest - 1) count++;
  return count;
}
