import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxN: 1_000_000 } as const;

export const problem = {
  title: "N Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [{ judge: "eolymp", id: "2764" }],
  bounds,
  technique: "construction",
  tags: ["construction", "n queens"],
  difficulty: "medium",
} as const satisfies Problem;
