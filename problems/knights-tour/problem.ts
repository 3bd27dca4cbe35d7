import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Knight's Tour",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "own",
  judges: [{ judge: "cses", id: "1689" }],
  bounds: { side: 8 },
  technique: "Warnsdorff's rule",
  tags: ["backtracking", "Warnsdorff's rule", "constructive"],
  difficulty: "medium",
} as const satisfies Problem;
