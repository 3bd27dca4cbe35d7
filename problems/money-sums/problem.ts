import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxCoins: 100, maxValue: 1000 } as const;

export const problem = {
  title: "Money Sums",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1745" }],
  bounds,
  technique: "sums as a shifted bit set",
  tags: ["knapsack", "subset sum", "bit set"],
  difficulty: "easy",
} as const satisfies Problem;
