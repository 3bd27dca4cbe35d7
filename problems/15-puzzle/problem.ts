import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 4, maxTests: 100, maxMoves: 35 } as const;

export const problem = {
  title: "15 Puzzle",
  timeLimitMs: 4000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "lightoj", id: "15-puzzle" }],
  bounds,
  technique: "IDA* in alphabetic order",
  tags: ["IDA*", "walking distance", "lexicographic order", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
