import { bigPairs, ofDigits } from "./big-integer.twin";

export const twin = bigPairs(
  {
    problem: "multiplication_of_hex_big_integers",
    timeLimitMs: 5000,
    most: 160_000,
    base: 16,
    generators: {
      /** (16^n - 1)² = 16^(2 n) - 2 · 16^n + 1 */
      "max-square": () => {
        const n = 1_600_000;
        const most = "F".repeat(n);
        return {
          input: `1\n${most} -${most}\n`,
          output: `-${"F".repeat(n - 1)}E${"0".repeat(n - 1)}1\n`,
        };
      },
    },
    atBounds: {
      "max-one": (random) => ofDigits(random, 1, 1.6e6, 1.6e6, 16),
      "max-thin": (random) => ofDigits(random, 1, 1.6e6, 1000, 16),
    },
  },
  (a, b) => [a * b],
);
