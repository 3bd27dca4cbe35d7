import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxStations: 5000, maxGroups: 50_000, maxValue: 100 } as const;

export const problem = {
  title: "Maximum Profit",
  timeLimitMs: 1000,
  memoryLimitMiB: 128,
  checker: "tokens",
  judges: [{ judge: "luogu", id: "P4174" }],
  bounds,
  technique: "minimum cut",
  tags: ["flow", "minimum cut", "project selection"],
  difficulty: "hard",
} as const satisfies Problem;
