import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxVertices: 100_000, maxEdges: 100_000 } as const;

export const problem = {
  title: "Bridges",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "GRL_3_B" }],
  bounds,
  technique: "lowlink",
  tags: ["graph", "depth-first search", "bridges"],
  difficulty: "medium",
} as const satisfies Problem;
