import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 16 } as const;

export const problem = {
  title: "N Queens: Count",
  timeLimitMs: 10_000,
  memoryLimitMiB: 1024,
  checker: "tokens",
  judges: [{ judge: "eolymp", id: "2712" }],
  bounds,
  technique: "meet in the middle",
  tags: ["n queens", "counting", "meet in the middle", "bitmask"],
  difficulty: "hard",
} as const satisfies Problem;
