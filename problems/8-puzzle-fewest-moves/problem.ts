import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 3, maxTests: 1000 } as const;

export const problem = {
  title: "8 Puzzle",
  timeLimitMs: 2000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "lightoj", id: "8-puzzle" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "permutation rank", "inversions", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
