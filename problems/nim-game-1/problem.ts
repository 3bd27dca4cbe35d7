import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Nim Game I",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1730" }],
  bounds: { maxTests: 200000, maxNumbersInAll: 200000, maxNumber: 1_000_000_000 },
  technique: "Nim",
  tags: ["impartial game", "Nim"],
  difficulty: "easy",
} as const satisfies Problem;
