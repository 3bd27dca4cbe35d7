import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxNodes: 200_000, maxQueries: 200_000 } as const;

export const problem = {
  title: "Distance Queries",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1135" }],
  bounds,
  technique: "lowest common ancestor",
  tags: ["tree", "lowest common ancestor"],
  difficulty: "medium",
} as const satisfies Problem;
