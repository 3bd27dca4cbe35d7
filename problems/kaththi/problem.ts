import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxMaps: 10, minSide: 2, maxSide: 1000 } as const;

export const problem = {
  title: "KATHTHI",
  timeLimitMs: 4000,
  memoryLimitMiB: 1536,
  checker: "tokens",
  judges: [{ judge: "spoj", id: "KATHTHI" }],
  bounds,
  technique: "0-1 breadth-first search",
  tags: ["graph", "grid", "shortest path", "0-1 breadth-first search"],
  difficulty: "medium",
} as const satisfies Problem;
