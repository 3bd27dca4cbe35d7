import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxTests: 4096 } as const;

export const problem = {
  title: "Minimum Knight Moves",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "spoj", id: "NAKANJ" }],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "shortest path", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
