import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Sliding Puzzle 2×3",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "leetcode", id: "sliding-puzzle" }],
  bounds: { rows: 2, columns: 3 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "state search", "sliding puzzle"],
  difficulty: "easy",
} as const satisfies Problem;
