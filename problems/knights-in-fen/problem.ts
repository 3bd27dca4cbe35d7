import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxTests: 13, maxMoves: 10 } as const;

export const problem = {
  title: "Knights in FEN",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [
    { judge: "kattis", id: "knightsfen" },
    { judge: "uva", id: "10422" },
  ],
  bounds,
  technique: "breadth-first search",
  tags: ["state search", "breadth-first search", "precomputation"],
  difficulty: "medium",
} as const satisfies Problem;
