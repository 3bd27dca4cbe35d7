import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Swap Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1670" }],
  bounds: { cells: 9 },
  technique: "bidirectional search",
  tags: ["state search", "bidirectional search", "permutations"],
  difficulty: "medium",
} as const satisfies Problem;
