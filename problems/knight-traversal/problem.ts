import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 400 } as const;

export const problem = {
  title: "Knight Traversal",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P1443" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
