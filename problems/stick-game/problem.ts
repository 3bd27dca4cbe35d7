import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Stick Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1729" }],
  bounds: { maxSticks: 1_000_000, maxMoves: 100 },
  technique: "dynamic programming",
  tags: ["impartial game", "dynamic programming"],
  difficulty: "easy",
} as const satisfies Problem;
