import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxLength: 100_000 } as const;

export const problem = {
  title: "Distinct Substrings",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2105" }],
  bounds,
  technique: "suffix array",
  tags: ["string", "suffix array", "longest common prefix"],
  difficulty: "medium",
} as const satisfies Problem;
