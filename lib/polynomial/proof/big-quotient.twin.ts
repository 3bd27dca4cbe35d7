import { bigPairs, ofDigits } from "./big-integer.twin";

export const twin = bigPairs(
  {
    problem: "division_of_big_integers",
    timeLimitMs: 10_000,
    most: 1_000_000,
    isNatural: true,
    generators: {
      /** 10^(2 n) - 1 = (10^n + 1) (10^n - 1) */
      "max-nines": () => {
        const n = 1_000_000;
        const nines = "9".repeat(n);
        return {
          input: `1\n${nines}${nines} 1${"0".repeat(n - 1)}1\n`,
          output: `${nines} 0\n`,
        };
      },
      "max-ratio": (random) => {
        // 10^(2 k - 3) / (125 · 10^(k - 3)) = 8 · 10^(k - 3)
        const k = 600_000 + random.int(0, 9);
        const zeros = "0".repeat(k - 3);
        return { input: `1\n1${zeros}${zeros}000 125${zeros}\n`, output: `8${zeros} 0\n` };
      },
    },
    atBounds: {
      "max-short": (random) => ofDigits(random, 1, 2_000_000, 12),
      "max-near": (random) => ofDigits(random, 1, 2_000_000, 1_999_990),
      "max-middle": (random) => ofDigits(random, 4000, 500, 240),
    },
  },
  (a, b) => [a / b, a % b],
);
