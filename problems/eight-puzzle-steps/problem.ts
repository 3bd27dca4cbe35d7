import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { cells: 9, states: 181_440 } as const;

export const problem = {
  title: "8 Puzzle Steps",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "ALDS1_13_B" }],
  bounds,
  technique: "A*",
  tags: ["A*", "heap", "state search", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
