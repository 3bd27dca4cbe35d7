import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxMoves: 100, maxStones: 100_000 } as const;

export const problem = {
  title: "Stones",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "atcoder", id: "dp_k" }],
  bounds,
  technique: "dynamic programming",
  tags: ["impartial game", "dynamic programming"],
  difficulty: "easy",
} as const satisfies Problem;
