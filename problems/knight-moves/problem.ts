import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 8, maxQueries: 1_000_000 } as const;

export const problem = {
  title: "Knight Moves",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [
    { judge: "spoj", id: "KNIGHTMV" },
    { judge: "uva", id: "439" },
    { judge: "poj", id: "2243" },
    { judge: "hdu", id: "1372" },
  ],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "shortest path", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
