import { columnTwin } from "./stirling-number-of-the-first-kind-fixed-k.twin";

const P = 998244353n;

/** One more thing makes a part of its own or joins one of k. */
export const twin = columnTwin({
  problem: "stirling_number_of_the_second_kind_fixed_k",
  largest: {
    /** S(n, 2) = 2^(n - 1) - 1. */
    "max-two": () => {
      const numbers = [1n];
      while (numbers.length < 499_999) numbers.push((2n * numbers[numbers.length - 1]! + 1n) % P);
      return { input: "500000 2\n", output: `${numbers.join(" ")}\n` };
    },
    /** S(k + 1, k) = k (k + 1) / 2. */
    "max-last": () => ({
      input: "500000 499999\n",
      output: `1 ${(499_999n * 250_000n) % P}\n`,
    }),
  },
  factor: (_n, k) => k,
});
