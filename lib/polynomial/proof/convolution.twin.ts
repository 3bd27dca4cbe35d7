import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

export const twin: Twin = {
  problem: "convolution_mod",
  timeLimitMs: 5000,
  ...convolutionTwin(998244353n),
};

/** For products of two polynomials whose coefficients are below a modulus. */
export function convolutionTwin(modulus: bigint): Omit<Twin, "problem"> {
  const product = (random: Random, n: number, m: number, low = 0n): string => {
    const terms = (count: number) =>
      Array.from({ length: count }, () => random.bigint(low, modulus - 1n)).join(" ");
    return `${n} ${m}\n${terms(n)}\n${terms(m)}\n`;
  };
  return {
    generators: {
      small: (random) => product(random, random.int(1, 6), random.int(1, 6)),
      middle: (random) => product(random, random.int(1, 200), random.int(1, 200)),
      extreme: (random) => product(random, 100, 120, modulus - 2n),
      /** (-1 - x - x² …)² has the coefficients 1, 2, 3 … and down again. */
      "max-equal": () => {
        const n = 2 ** 19;
        const terms = new Array(n).fill(modulus - 1n).join(" ");
        const squares = Array.from({ length: 2 * n - 1 }, (_, i) => Math.min(i + 1, 2 * n - 1 - i));
        return { input: `${n} ${n}\n${terms}\n${terms}\n`, output: `${squares.join(" ")}\n` };
      },
    },
    atBounds: {
      "max-random": (random) => product(random, 2 ** 19, 2 ** 19),
      "max-high": (random) => product(random, 2 ** 19, 2 ** 19, modulus - 2n),
      "max-thin": (random) => product(random, 2 ** 19, 10),
      "max-one-term": (random) => product(random, 1, 2 ** 19),
      "max-past-a-power": (random) => product(random, 2 ** 18 + 1, 2 ** 18 + 1),
    },
    naive: (input) => answerSums(input, modulus),
  };
}
