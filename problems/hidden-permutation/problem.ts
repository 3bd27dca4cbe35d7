import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises. */
export const bounds = { maxLength: 1000, maxQuestions: 10_000 } as const;

export const problem = {
  title: "Hidden Permutation",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  interactor: "own",
  judges: [{ judge: "cses", id: "3139" }],
  bounds,
  technique: "binary insertion",
  tags: ["interactive", "sorting", "binary search"],
  difficulty: "medium",
} as const satisfies Problem;
