import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 5000 } as const;

export const problem = {
  title: "Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "queens" }],
  bounds,
  technique: "implementation",
  tags: ["n queens", "implementation"],
  difficulty: "easy",
} as const satisfies Problem;
