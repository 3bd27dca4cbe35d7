import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998244353;
const p = BigInt(P);

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2; i <= n; i++) product = (product * BigInt(i)) % p;
  return product;
}

export const twin: Twin = {
  problem: "factorial",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => `5\n${[0, 1, 2, 3, random.int(4, 20)].join("\n")}\n`,
    middle: (random) => `2\n${random.int(100, 2000)}\n${random.int(100, 2000)}\n`,
    /** k! (P - 1 - k)! is 1 or -1, by Wilson's theorem. */
    "max-wilson": (random) => {
      const rests = [0, 1, 2, random.int(3, 1000), random.int(1000, 2000)];
      const values = rests.map((k) => {
        const inverse = naiveInverse(factorial(k), p);
        return k % 2 === 0 ? p - inverse : inverse;
      });
      return { input: `5\n${rests.map((k) => P - 1 - k).join("\n")}\n`, output: values.join("\n") };
    },
  },
  naive: (input) => {
    const numbers = input.trim().split("\n").slice(1).map(Number);
    return `${numbers.map(factorial).join("\n")}\n`;
  },
};
