import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minPoints: 2, maxPoints: 200_000, maxCoordinate: 1_000_000_000 } as const;

export const problem = {
  title: "Minimum Euclidean Distance",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2194" }],
  bounds,
  technique: "halves joined by a strip",
  tags: ["geometry", "closest pair", "divide and conquer"],
  difficulty: "medium",
} as const satisfies Problem;
