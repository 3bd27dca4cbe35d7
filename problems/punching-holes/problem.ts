import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxHoles: 1000, maxCoordinate: 10_000 } as const;

export const problem = {
  title: "Punching Holes",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "own",
  score: "minimise",
  judges: [],
  bounds,
  technique: "2-opt, or-opt, kicks",
  tags: ["heuristic", "travelling salesman", "local search"],
  difficulty: "medium",
} as const satisfies Problem;
