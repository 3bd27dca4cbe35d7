import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minSide: 4, maxSide: 1000 } as const;

export const problem = {
  title: "Knight Moves Grid",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "3217" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
