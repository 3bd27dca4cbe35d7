import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function numbers(random: Random, count: number, low: number, high: number): string {
  return `${count}\n${Array.from({ length: count }, () => random.int(low, high)).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "factorial",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => numbers(random, random.int(1, 5), 0, 12),
    middle: (random) => numbers(random, 5, 0, 3000),
    high: (random) => numbers(random, 5, P - 3000, P - 1),
    /** (p / 2)! is a square root of -1, and (p - 2)! is 1. */
    "max-half": () => ({ input: `2\n${(P - 1) / 2}\n${P - 2}\n`, output: "911660635\n1\n" }),
  },
  atBounds: {
    "max-random": (random) => numbers(random, 5, 498_000_000, 499_122_176),
  },
  /** Factor after factor; from p - 1 down, where the factorial is -1. */
  naive: (input) => {
    const p = BigInt(P);
    const answers = input
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => {
        const n = BigInt(line);
        let product = 1n;
        if (n < p / 2n) {
          for (let i = 1n; i <= n; i++) product = (product * i) % p;
          return product;
        }
        for (let i = n + 1n; i < p; i++) product = (product * i) % p;
        return inverse(p - product);
      });
    return `${answers.join("\n")}\n`;
  },
};

const inverse = (value: bigint) => naiveInverse(value, BigInt(P));
