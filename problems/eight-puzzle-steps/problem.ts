import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "8 Puzzle Steps",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "ALDS1_13_B" }],
  bounds: { cells: 9 },
  technique: "bidirectional search",
  tags: ["state search", "bidirectional search", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
