import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8 } as const;

export const problem = {
  title: "Eight Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "8queens" }],
  bounds,
  technique: "implementation",
  tags: ["n queens", "implementation"],
  difficulty: "easy",
} as const satisfies Problem;
