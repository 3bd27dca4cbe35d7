import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 4, maxMoves: 45 } as const;

export const problem = {
  title: "Fifteen Puzzle Steps",
  timeLimitMs: 3000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "aoj", id: "ALDS1_13_C" }],
  bounds,
  technique: "IDA*",
  tags: ["IDA*", "walking distance", "pattern database", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
