import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "binomial_coefficient_prime_mod",
  timeLimitMs: 10_000,
  rounds: 40,
  shape: (s) => {
    const [count, p] = [
      s.size(1, 200_000, 3),
      s.pick(2, 3, 5, 7, 11, 97, 211, 9_999_991, 998_244_353),
    ];
    const number = () => s.size(0, Math.min(p, 1e7) - 1, 3);
    return { p: BigInt(p), queries: s.list(count, () => [number(), number()] as const) };
  },
  naive: ({ p, queries }) =>
    queries.map(([n, k]) => {
      let value = k > n ? 0n : 1n;
      for (let i = 0; i < k && i < n; i++) value = (value * BigInt(n - i)) / BigInt(i + 1);
      return value % p;
    }),
  generators: {
    /** Modulo p, p - 1 over k is (-1)^k. */
    "max-row": (random) => {
      const ks = Array.from({ length: 200_000 }, () => random.int(0, 9_999_990));
      const answers = ks.map((k) => (k % 2 === 0 ? 1 : 9_999_990));
      return {
        input: `200000 9999991\n${ks.map((k) => `9999990 ${k}\n`).join("")}`,
        output: `${answers.join("\n")}\n`,
      };
    },
  },
});
