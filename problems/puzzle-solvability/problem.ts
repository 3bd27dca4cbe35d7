import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 100, maxNumbers: 1_000_000 } as const;

export const problem = {
  title: "Puzzle Solvability",
  timeLimitMs: 2000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [],
  bounds,
  technique: "inversions",
  tags: ["inversions", "Fenwick tree", "parity", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
