import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "queens" }],
  bounds: { maxN: 5000 },
  technique: "implementation",
  tags: ["n queens", "implementation"],
  difficulty: "easy",
} as const satisfies Problem;
