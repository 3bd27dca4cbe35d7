import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** Numbers of one kind: those at the end of a row, of which `pairs` is n (n - 1) / 2, and the factor of s(n, k). */
export const stirlingTwin = ({
  problem,
  ends,
  factor,
}: {
  problem: string;
  ends: (n: bigint, pairs: bigint) => readonly [bigint, bigint, bigint];
  factor: (n: number, k: number, p: number) => number;
}) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 6,
    small: 40,
    middle: 100,
    shape: (s) => {
      const count = s.size(1, 200_000);
      const p = s.int(2, 4999, (random) =>
        count > 100 ? 4999 : random.pick([2, 2, 3, 5, 7, 11, 13, 31, 199, 499]),
      );
      const most = count > 100 ? 10n ** 18n : 200n;
      const query = () => {
        const n = s.bigint(0n, 10n ** 18n, (random) => random.bigint(0n, random.pick([20n, most])));
        const highest = (random: Random) => random.pick([n, n, n, most]);
        const k = s.bigint(0n, 10n ** 18n, (random) => random.bigint(0n, highest(random)));
        return [Number(n), Number(k)] as const;
      };
      return { p, queries: s.list(count, query) };
    },
    generators: {
      "max-ends": (random) => {
        let input = "200000 4999\n";
        let output = "";
        for (let i = 0; i < 200_000; i++) {
          const n = random.bigint(2n, 10n ** 18n);
          const pairs = (n * (n - 1n)) / 2n;
          const value = ends(n, pairs)[i % 3]!;
          input += `${n} ${n - BigInt(i % 3)}\n`;
          output += `${((value % 4999n) + 4999n) % 4999n}\n`;
        }
        return { input, output };
      },
    },
    naive: ({ p, queries }) => {
      const rows = [[1]];
      for (let n = 0; n < 200; n++) {
        const last = rows[n]!;
        rows.push([...last, 0].map((term, k) => (factor(n, k, p) * term + (last[k - 1] ?? 0)) % p));
      }
      return queries.map(([n, k]) => rows[n]![k] ?? 0);
    },
  });

/**
 * The terms of x (x - 1) … (x - n + 1), factor after factor; s(n, n) = 1, s(n, n - 1) = -n (n - 1) / 2,
 * s(n, n - 2) = n (n - 1) (n - 2) (3 n - 1) / 24.
 */
export const twin = stirlingTwin({
  problem: "stirling_number_of_the_first_kind_small_p_large_n",
  ends: (n, pairs) => [1n, -pairs, (pairs * (n - 2n) * (3n * n - 1n)) / 12n],
  factor: (n, _k, p) => p - (n % p),
});
