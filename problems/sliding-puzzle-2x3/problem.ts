import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { rows: 2, columns: 3 } as const;

export const problem = {
  title: "Sliding Puzzle 2×3",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "leetcode", id: "sliding-puzzle" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "state search", "sliding puzzle"],
  difficulty: "easy",
} as const satisfies Problem;
