import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8, maxBoards: 20, maxScore: 99 } as const;

export const problem = {
  title: "The Sultan's Successors",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "lines",
  judges: [{ judge: "uva", id: "167" }],
  bounds,
  technique: "backtracking",
  tags: ["n queens", "backtracking", "maximum"],
  difficulty: "easy",
} as const satisfies Problem;
