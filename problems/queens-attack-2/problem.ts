import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 100_000, maxObstacles: 100_000 } as const;

export const problem = {
  title: "Queen's Attack II",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "queens-attack-2" }],
  bounds,
  technique: "implementation",
  tags: ["implementation"],
  difficulty: "easy",
} as const satisfies Problem;
