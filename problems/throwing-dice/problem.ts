import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSum: 1_000_000_000_000_000_000n } as const;

export const problem = {
  title: "Throwing Dice",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1096" }],
  bounds,
  technique: "power of the matrix of one step",
  tags: ["linear recurrence", "matrix power"],
  difficulty: "medium",
} as const satisfies Problem;
