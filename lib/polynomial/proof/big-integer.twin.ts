import { bigPairs, ofDigits } from "./big-pairs";

export const twin = bigPairs(
  {
    problem: "multiplication_of_big_integers",
    timeLimitMs: 5_000,
    most: 1_000_000,
    generators: {
      /** (10^n - 1)² = 10^(2 n) - 2 · 10^n + 1 */
      "max-nines": () => {
        const n = 2_000_000;
        const nines = "9".repeat(n - 1);
        return { input: `1\n${nines}9 ${nines}9\n`, output: `${nines}8${"0".repeat(n - 1)}1\n` };
      },
    },
    atBounds: {
      "max-one": (random) => ofDigits(random, 1, 2_000_000, 2_000_000),
      "max-thin": (random) => ofDigits(random, 1, 3_999_000, 1000),
      "max-one-digit": (random) => ofDigits(random, 1, 3_999_999, 1),
      "max-middle": (random) => ofDigits(random, 4000, 500, 500),
    },
  },
  (a, b) => [a * b],
);
