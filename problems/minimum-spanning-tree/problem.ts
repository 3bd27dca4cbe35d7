import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxVertices: 10_000, maxEdges: 100_000, maxWeight: 10_000 } as const;

export const problem = {
  title: "Minimum Spanning Tree",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "GRL_2_A" }],
  bounds,
  technique: "minimum spanning tree",
  tags: ["graph", "minimum spanning tree", "disjoint sets"],
  difficulty: "easy",
} as const satisfies Problem;
