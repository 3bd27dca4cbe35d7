import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "N Queens: Count",
  timeLimitMs: 60_000,
  memoryLimitMiB: 1024,
  checker: "tokens",
  judges: [{ judge: "eolymp", id: "2712" }],
  bounds: { maxN: 18 },
  technique: "meet in the middle",
  tags: ["n queens", "counting", "meet in the middle", "bitmask"],
  difficulty: "hard",
} as const satisfies Problem;
