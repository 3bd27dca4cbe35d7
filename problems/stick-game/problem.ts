import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSticks: 1_000_000, maxMoves: 100 } as const;

export const problem = {
  title: "Stick Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1729" }],
  bounds,
  technique: "dynamic programming",
  tags: ["impartial game", "dynamic programming"],
  difficulty: "easy",
} as const satisfies Problem;
