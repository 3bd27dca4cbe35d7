import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxLength: 200_000, maxValue: 1_000_000_000 } as const;

export const problem = {
  title: "List Removals",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1749" }],
  bounds,
  technique: "k-th element by a Fenwick tree",
  tags: ["order statistic", "Fenwick tree", "search by prefix sum"],
  difficulty: "medium",
} as const satisfies Problem;
