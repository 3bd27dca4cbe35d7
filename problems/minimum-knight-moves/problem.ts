import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Minimum Knight Moves",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "spoj", id: "NAKANJ" }],
  bounds: { maxTests: 4096 },
  technique: "breadth-first search",
  tags: ["breadth-first search", "shortest path", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
