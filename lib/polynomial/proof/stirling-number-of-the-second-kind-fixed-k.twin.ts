import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function column(random: Random, n: number): string {
  return `${n} ${random.int(0, n)}\n`;
}

export const twin: Twin = {
  problem: "stirling_number_of_the_second_kind_fixed_k",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => column(random, random.int(0, 8)),
    middle: (random) => column(random, random.int(9, 120)),
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
  atBounds: {
    "max-none": () => "500000 0\n",
    "max-half": () => "500000 250000\n",
  },
  /** One more thing makes a part of its own or joins one of k. */
  naive: (input) => {
    const [n, k] = input.split(" ").map(Number) as [number, number];
    const numbers: bigint[] = [];
    let row = [1n];
    for (let i = 0; i <= n; i++) {
      if (i >= k) numbers.push(row[k]!);
      row = [...row, 0n].map((value, j) => (BigInt(j) * value + (row[j - 1] ?? 0n)) % P);
    }
    return `${numbers.join(" ")}\n`;
  },
};
