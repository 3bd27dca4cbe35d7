import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 10 } as const;

export const problem = {
  title: "N-Queens (matrix)",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [
    {
      judge: "hackerearth",
      id: "practice/basic-programming/recursion/recursion-and-backtracking/practice-problems/algorithm/n-queensrecursion-tutorial",
    },
  ],
  bounds,
  technique: "construction",
  tags: ["n queens", "construction", "backtracking"],
  difficulty: "easy",
} as const satisfies Problem;
