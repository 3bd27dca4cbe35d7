import type { Twin } from "../twin";

/** Sums of two numbers. */
export const twin: Twin = {
  problem: "toy_sum",
  timeLimitMs: 5000,
  generators: {
    small: (random) => `${random.int(2, 9)} ${random.int(2, 9)}\n`,
    answered: () => ({ input: "20 22\n", output: "42\n" }),
    "max-size": () => "1000000 1000000\n",
  },
  naive: (input) => `${input.split(" ").reduce((sum, word) => sum + Number(word), 0)}\n`,
};
