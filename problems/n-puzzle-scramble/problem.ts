import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 4 } as const;

export const problem = {
  title: "N-Puzzle Scramble",
  timeLimitMs: 1000,
  memoryLimitMiB: 1024,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "npuzzle" }],
  bounds,
  technique: "Manhattan distance",
  tags: ["Manhattan distance", "sliding puzzle"],
  difficulty: "easy",
} as const satisfies Problem;
