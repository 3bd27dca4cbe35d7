import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "8 Queens Problem",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "ALDS1_13_A" }],
  bounds: { side: 8 },
  technique: "backtracking",
  tags: ["n queens", "backtracking", "constraint propagation"],
  difficulty: "easy",
} as const satisfies Problem;
