import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Eight Digits",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P1379" }],
  bounds: { cells: 9 },
  technique: "bidirectional search",
  tags: ["state search", "bidirectional search", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
