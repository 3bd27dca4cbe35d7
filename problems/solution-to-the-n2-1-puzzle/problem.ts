import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 10 } as const;

export const problem = {
  title: "Solution to the n² − 1 Puzzle",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "own",
  judges: [{ judge: "poj", id: "3240" }],
  bounds,
  technique: "construction",
  tags: ["construction", "breadth-first search", "inversions", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
