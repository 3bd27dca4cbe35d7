import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 50, maxBoards: 2000 } as const;

export const problem = {
  title: "Yet Another N-Queen Problem",
  timeLimitMs: 2000,
  memoryLimitMiB: 1536,
  checker: "own",
  judges: [{ judge: "spoj", id: "NQUEEN" }],
  bounds,
  technique: "constraint propagation",
  tags: ["n queens", "constraint propagation", "backtracking"],
  difficulty: "hard",
} as const satisfies Problem;
