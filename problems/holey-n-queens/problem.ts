import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { minN: 3, maxN: 12, maxHoles: 144, maxBoards: 1000 } as const;

export const problem = {
  title: "Holey N-Queens (Batman)",
  timeLimitMs: 7000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "kattis", id: "holeynqueensbatman" }],
  bounds,
  technique: "bit sets of placements",
  tags: ["n queens", "precomputation", "bitmask"],
  difficulty: "medium",
} as const satisfies Problem;
