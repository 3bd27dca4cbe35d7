import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "N Queens by a Genetic Algorithm",
  timeLimitMs: 3000,
  memoryLimitMiB: 256,
  checker: "own",
  judges: [],
  bounds: { minN: 4, maxN: 100, minPopulation: 2, maxPopulation: 1000, maxSeed: 1_000_000_000 },
  technique: "genetic algorithm",
  tags: ["n queens", "genetic algorithm", "random"],
  difficulty: "medium",
} as const satisfies Problem;
