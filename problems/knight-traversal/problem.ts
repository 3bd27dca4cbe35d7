import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Knight Traversal",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P1443" }],
  bounds: { maxSide: 400 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
