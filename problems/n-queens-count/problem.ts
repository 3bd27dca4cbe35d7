import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 14 } as const;

export const problem = {
  title: "N Queens: Count",
  timeLimitMs: 2_000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [{ judge: "eolymp", id: "2712" }],
  bounds,
  technique: "bit sets",
  tags: ["n queens", "counting", "bitmask"],
  difficulty: "medium",
} as const satisfies Problem;
