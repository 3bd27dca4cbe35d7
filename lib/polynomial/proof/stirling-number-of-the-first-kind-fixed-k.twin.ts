import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function column(random: Random, n: number): string {
  return `${n} ${random.int(0, n)}\n`;
}

/** A column of the numbers of one kind: inputs at the bounds, and the factor of s(n, k) in s(n + 1, k). */
export const columnTwin = ({
  problem,
  largest,
  factor,
}: {
  problem: string;
  largest: Twin["generators"];
  factor: (n: bigint, k: bigint) => bigint;
}): Twin => ({
  problem,
  timeLimitMs: 10_000,
  generators: {
    small: (random) => column(random, random.int(0, 8)),
    middle: (random) => column(random, random.int(9, 120)),
    ...largest,
  },
  atBounds: {
    "max-none": () => "500000 0\n",
    "max-half": () => "500000 250000\n",
  },
  naive: (input) => {
    const [n, k] = input.split(" ").map(Number) as [number, number];
    const numbers: bigint[] = [];
    let row = [1n];
    for (let i = 0; i <= n; i++) {
      if (i >= k) numbers.push(row[k]!);
      row = [...row, 0n].map(
        (value, j) => (factor(BigInt(i), BigInt(j)) * value + (row[j - 1] ?? 0n)) % P,
      );
    }
    return `${numbers.join(" ")}\n`;
  },
});

/** The terms of x (x - 1) … (x - n + 1), factor after factor. */
export const twin = columnTwin({
  problem: "stirling_number_of_the_first_kind_fixed_k",
  largest: {
    /** s(n, 1) = (-1)^(n - 1) (n - 1)!. */
    "max-one": () => {
      const numbers = [1n];
      for (let i = 1n; i < 500_000n; i++) numbers.push(((P - i) * numbers[Number(i) - 1]!) % P);
      return { input: "500000 1\n", output: `${numbers.join(" ")}\n` };
    },
    /** s(k + 1, k) = -k (k + 1) / 2. */
    "max-last": () => ({
      input: "500000 499999\n",
      output: `1 ${P - ((499_999n * 250_000n) % P)}\n`,
    }),
  },
  factor: (n) => P - n,
});
