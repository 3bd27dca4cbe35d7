import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTowns: 1000,
  maxSize: 1_000_000_000,
  maxCoordinate: 1_000_000_000,
} as const;

export const problem = {
  title: "Map Labels",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "own",
  judges: [],
  bounds,
  technique: "2-SAT",
  tags: ["2-SAT", "graph", "strongly connected components"],
  difficulty: "medium",
} as const satisfies Problem;
