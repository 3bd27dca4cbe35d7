import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8 } as const;

export const problem = {
  title: "Knight's Tour",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "own",
  judges: [{ judge: "cses", id: "1689" }],
  bounds,
  technique: "Warnsdorff's rule",
  tags: ["backtracking", "Warnsdorff's rule", "constructive"],
  difficulty: "medium",
} as const satisfies Problem;
