import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { cells: 9 } as const;

export const problem = {
  title: "Swap Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1670" }],
  bounds,
  technique: "bidirectional search",
  tags: ["state search", "bidirectional search", "permutations"],
  difficulty: "medium",
} as const satisfies Problem;
