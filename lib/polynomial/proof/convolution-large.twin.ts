import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { answerSums } from "./naive-sums";

const P = 998244353;

function factors(random: Random, most: number, low = 0): string {
  const terms = () =>
    Array.from({ length: random.int(1, most) }, () => random.int(low, P - 1)).join(" ");
  const [a, b] = [terms(), terms()];
  return `${a.split(" ").length} ${b.split(" ").length}\n${a}\n${b}\n`;
}

export const twin: Twin = {
  problem: "convolution_mod_large",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => factors(random, 6),
    middle: (random) => factors(random, 300),
    extreme: (random) => factors(random, 300, P - 2),
    /** Ones, times 1 + 2 x^(n / 3) + 3 x^(n - 1): steps where a term comes in or goes out. */
    "max-steps": () => {
      const n = 2 ** 24;
      const third = Math.floor(n / 3);
      const b = `1 ${"0 ".repeat(third - 1)}2 ${"0 ".repeat(n - 2 - third)}3`;
      const c = [
        "1 ".repeat(third),
        "3 ".repeat(n - 1 - third),
        "6 ",
        "5 ".repeat(third),
        "3 ".repeat(n - 1 - third),
      ];
      return { input: `${n} ${n}\n${"1 ".repeat(n)}\n${b}\n`, output: `${c.join("")}\n` };
    },
  },
  naive: (input) => answerSums(input, P),
};
