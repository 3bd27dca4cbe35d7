import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8, maxSets: 1000 } as const;

export const problem = {
  title: "8 Queens Chess Problem",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "exact",
  judges: [{ judge: "uva", id: "750" }],
  bounds,
  technique: "backtracking",
  tags: ["n queens", "backtracking"],
  difficulty: "easy",
} as const satisfies Problem;
