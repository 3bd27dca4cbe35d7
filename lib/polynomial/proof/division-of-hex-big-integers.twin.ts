import { bigPairs, ofDigits } from "./big-integer.twin";

export const twin = bigPairs(
  {
    problem: "division_of_hex_big_integers",
    timeLimitMs: 10_000,
    most: 800_000,
    base: 16,
    isNatural: true,
    generators: {
      /** 16^(2 n) - 1 = (16^n + 1) (16^n - 1) */
      "max-half": () => {
        const n = 800_000;
        const most = "F".repeat(n);
        return { input: `1\n${most}${most} 1${"0".repeat(n - 1)}1\n`, output: `${most} 0\n` };
      },
    },
    atBounds: {
      "max-thin": (random) => ofDigits(random, 1, 1.6e6, 10, 16),
      "max-third": (random) => ofDigits(random, 1, 1.6e6, 5e5, 16),
    },
  },
  (a, b) => [a / b, a % b],
);
