import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "The Way of a Knight",
  timeLimitMs: 1000,
  memoryLimitMiB: 122,
  checker: "own",
  judges: [{ judge: "eolymp", id: "1064" }],
  bounds: { minSide: 2, maxSide: 50 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid", "obstacles", "path"],
  difficulty: "easy",
} as const satisfies Problem;
