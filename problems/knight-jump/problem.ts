import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 100 } as const;

export const problem = {
  title: "Knight Jump",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "knightjump" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid", "obstacles"],
  difficulty: "easy",
} as const satisfies Problem;
