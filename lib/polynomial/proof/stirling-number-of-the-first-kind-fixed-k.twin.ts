import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

/** A column of the numbers of one kind, by the factor of s(n, k) in s(n + 1, k). */
export const columnTwin = (problem: string, factor: (n: bigint, k: bigint) => bigint) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 30,
    middle: 100,
    shape: (s) => {
      const n = s.size(0, 500_000);
      return [n, s.int(0, n)] as const;
    },
    naive: ([n, k]) => {
      const numbers: bigint[] = [];
      let row = [1n];
      for (let i = 0; i <= n; i++) {
        if (i >= k) numbers.push(row[k]!);
        row = [...row, 0n].map(
          (value, j) => (factor(BigInt(i), BigInt(j)) * value + (row[j - 1] ?? 0n)) % P,
        );
      }
      return [numbers];
    },
    atBounds: { "max-half": () => "500000 250000\n" },
  });

/** The terms of x (x - 1) … (x - n + 1), factor after factor. */
export const twin = columnTwin("stirling_number_of_the_first_kind_fixed_k", (n) => P - n);
