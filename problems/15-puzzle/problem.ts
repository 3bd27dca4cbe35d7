import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "15 Puzzle",
  timeLimitMs: 4000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "lightoj", id: "15-puzzle" }],
  bounds: { side: 4, maxTests: 100, maxMoves: 35 },
  technique: "IDA* in alphabetic order",
  tags: ["IDA*", "walking distance", "lexicographic order", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
