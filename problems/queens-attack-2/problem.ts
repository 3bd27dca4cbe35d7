import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Queen's Attack II",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "queens-attack-2" }],
  bounds: { maxSide: 100_000, maxObstacles: 100_000 },
  technique: "implementation",
  tags: ["implementation"],
  difficulty: "easy",
} as const satisfies Problem;
