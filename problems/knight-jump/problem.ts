import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Knight Jump",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "knightjump" }],
  bounds: { maxSide: 100 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid", "obstacles"],
  difficulty: "easy",
} as const satisfies Problem;
