import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises. */
export const bounds = { maxHidden: 1_000_000_000, maxQuestions: 30 } as const;

export const problem = {
  title: "Hidden Integer",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  interactor: "own",
  judges: [{ judge: "cses", id: "3112" }],
  bounds,
  technique: "binary search",
  tags: ["interactive", "binary search"],
  difficulty: "easy",
} as const satisfies Problem;
