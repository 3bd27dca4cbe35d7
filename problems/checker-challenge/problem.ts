import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Checker Challenge",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P1219" }],
  bounds: { minN: 6, maxN: 13 },
  technique: "backtracking with bit sets",
  tags: ["n queens", "backtracking", "bitmask"],
  difficulty: "medium",
} as const satisfies Problem;
