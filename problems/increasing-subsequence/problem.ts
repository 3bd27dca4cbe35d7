import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxLength: 200_000, maxValue: 1_000_000_000 } as const;

export const problem = {
  title: "Increasing Subsequence",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1145" }],
  bounds,
  technique: "least ends of each length",
  tags: ["longest increasing subsequence", "binary search"],
  difficulty: "easy",
} as const satisfies Problem;
