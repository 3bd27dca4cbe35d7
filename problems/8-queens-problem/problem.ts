import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8 } as const;

export const problem = {
  title: "8 Queens Problem",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "ALDS1_13_A" }],
  bounds,
  technique: "backtracking",
  tags: ["n queens", "backtracking", "constraint propagation"],
  difficulty: "easy",
} as const satisfies Problem;
