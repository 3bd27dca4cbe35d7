import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minPoints: 3, maxPoints: 200_000, maxCoordinate: 1_000_000_000 } as const;

export const problem = {
  title: "Convex Hull",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "unordered-lines",
  judges: [{ judge: "cses", id: "2195" }],
  bounds,
  technique: "two chains of left turns",
  tags: ["geometry", "convex hull", "exact orientation"],
  difficulty: "medium",
} as const satisfies Problem;
