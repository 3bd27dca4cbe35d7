import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8 } as const;

export const problem = {
  title: "Chessboard and Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1624" }],
  bounds,
  technique: "backtracking with bit sets",
  tags: ["n queens", "backtracking", "bitmask"],
  difficulty: "easy",
} as const satisfies Problem;
