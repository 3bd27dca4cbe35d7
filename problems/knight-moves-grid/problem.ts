import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Knight Moves Grid",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "3217" }],
  bounds: { minSide: 4, maxSide: 1000 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
