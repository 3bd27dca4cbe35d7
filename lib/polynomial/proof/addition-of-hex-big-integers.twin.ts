import { bigPairs } from "./big-integer.twin";

export const twin = bigPairs(
  {
    problem: "addition_of_hex_big_integers",
    timeLimitMs: 5000,
    most: 160_000,
    base: 16,
    generators: {
      "max-carry": () => {
        const digits = 1_599_999;
        return { input: `1\n-${"F".repeat(digits)} -1\n`, output: `-1${"0".repeat(digits)}\n` };
      },
    },
  },
  (a, b) => [a + b],
);
