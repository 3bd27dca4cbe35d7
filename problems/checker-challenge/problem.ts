import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minN: 6, maxN: 13 } as const;

export const problem = {
  title: "Checker Challenge",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P1219" }],
  bounds,
  technique: "backtracking with bit sets",
  tags: ["n queens", "backtracking", "bitmask"],
  difficulty: "medium",
} as const satisfies Problem;
