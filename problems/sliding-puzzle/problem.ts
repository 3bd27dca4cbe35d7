import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxBoards: 1000, maxFifteens: 100, maxLine: 100 } as const;

export const problem = {
  title: "Sliding Puzzle",
  timeLimitMs: 5000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [
    { judge: "uva", id: "10181" },
    { judge: "aoj", id: "ALDS1_13_C" },
  ],
  bounds,
  technique: "IDA*",
  tags: ["IDA*", "pattern database", "walking distance", "sliding puzzle"],
  difficulty: "hard",
} as const satisfies Problem;
