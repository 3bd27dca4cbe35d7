import type { Problem } from "../../scripts/problem/problem";

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
  bounds: { maxN: 10 },
  technique: "construction",
  tags: ["n queens", "construction", "backtracking"],
  difficulty: "easy",
} as const satisfies Problem;
