import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Chessboard and Queens",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1624" }],
  bounds: { side: 8 },
  technique: "backtracking with bit sets",
  tags: ["n queens", "backtracking", "bitmask"],
  difficulty: "easy",
} as const satisfies Problem;
