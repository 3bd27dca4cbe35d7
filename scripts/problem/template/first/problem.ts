import type { Problem } from "../../problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 200_000, maxValue: 1_000_000 } as const;

export const problem = {
  title: "Smaller Before",
  timeLimitMs: 2000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [],
  bounds,
  technique: "Fenwick tree",
  tags: ["Fenwick tree"],
  difficulty: "easy",
} as const satisfies Problem;
