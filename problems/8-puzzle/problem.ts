import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 3, maxPuzzles: 100_000 } as const;

export const problem = {
  title: "Eight Puzzle",
  timeLimitMs: 2000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [
    { judge: "poj", id: "1077" },
    { judge: "hdu", id: "1043" },
    { judge: "uva", id: "652" },
  ],
  bounds,
  technique: "breadth-first search",
  tags: ["breadth-first search", "permutation rank", "inversions", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
