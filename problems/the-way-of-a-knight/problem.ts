import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minSide: 2, maxSide: 50 } as const;

export const problem = {
  title: "The Way of a Knight",
  timeLimitMs: 1000,
  memoryLimitMiB: 122,
  checker: "own",
  judges: [{ judge: "eolymp", id: "1064" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid", "obstacles", "path"],
  difficulty: "easy",
} as const satisfies Problem;
