import { bigPairs } from "./big-integer.twin";

export const twin = bigPairs(
  {
    problem: "addition_of_big_integers",
    timeLimitMs: 5000,
    most: 200_000,
    generators: {
      "max-nines": () => {
        const [nines, zeros] = ["9".repeat(2_000_000), "0".repeat(2_000_000)];
        return { input: `1\n-${nines} -1\n`, output: `-1${zeros}\n` };
      },
      "max-borrow": () => {
        const [nines, zeros] = ["9".repeat(1_999_999), "0".repeat(1_999_999)];
        return { input: `1\n1${zeros} -1\n`, output: `${nines}\n` };
      },
    },
  },
  (a, b) => [a + b],
);
