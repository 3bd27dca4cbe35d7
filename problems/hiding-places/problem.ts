import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Hiding Places",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "hidingplaces" }],
  bounds: { maxTests: 64 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
