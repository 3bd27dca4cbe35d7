import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  minN: 4,
  maxN: 100,
  minPopulation: 2,
  maxPopulation: 1000,
  maxSeed: 1_000_000_000,
} as const;

export const problem = {
  title: "N Queens by a Genetic Algorithm",
  timeLimitMs: 3000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [],
  bounds,
  technique: "genetic algorithm",
  tags: ["n queens", "genetic algorithm", "random"],
  difficulty: "medium",
} as const satisfies Problem;
