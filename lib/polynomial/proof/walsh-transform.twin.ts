import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function pair(random: Random, bits: number, low = 0): string {
  const terms = () => Array.from({ length: 2 ** bits }, () => random.int(low, P - 1)).join(" ");
  return `${bits}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "bitwise_xor_convolution",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(0, 3)),
    middle: (random) => pair(random, random.int(4, 6)),
    extreme: (random) => pair(random, random.int(0, 6), P - 2),
    /** All terms 1: every sum has 2^20 products. */
    "max-ones": () => {
      const ones = "1 ".repeat(2 ** 20);
      return { input: `20\n${ones}\n${ones}\n`, output: `${2 ** 20} `.repeat(2 ** 20) };
    },
  },
  naive: (input) => answerSums(input, P, (i, j) => i ^ j),
};
