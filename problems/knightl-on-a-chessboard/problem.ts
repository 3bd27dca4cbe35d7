import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minSide: 5, maxSide: 25 } as const;

export const problem = {
  title: "KnightL on a Chessboard",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "knightl-on-chessboard" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid", "leapers"],
  difficulty: "easy",
} as const satisfies Problem;
