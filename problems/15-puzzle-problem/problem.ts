import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 4, maxBoards: 200, maxNeeded: 45, maxMoves: 50 } as const;

export const problem = {
  title: "15-Puzzle Problem",
  timeLimitMs: 5000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [{ judge: "uva", id: "10181" }],
  bounds,
  technique: "IDA*",
  tags: ["IDA*", "walking distance", "pattern database", "inversions", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
