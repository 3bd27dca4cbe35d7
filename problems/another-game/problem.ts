import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Another Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2208" }],
  bounds: { maxTests: 200000, maxNumbersInAll: 200000, maxNumber: 1_000_000_000 },
  technique: "parity",
  tags: ["impartial game", "parity"],
  difficulty: "easy",
} as const satisfies Problem;
