import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Eight Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "8queens" }],
  bounds: { side: 8 },
  technique: "implementation",
  tags: ["n queens", "implementation"],
  difficulty: "easy",
} as const satisfies Problem;
