import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTeams: 10_000,
  firstStockholm: 1000,
  firstLondon: 2000,
  perCity: 1000,
  friend: 1009,
} as const;

export const problem = {
  title: "Bilateral Projects",
  timeLimitMs: 1000,
  memoryLimitMiB: 1024,
  checker: "own",
  judges: [{ judge: "kattis", id: "bilateral" }],
  bounds,
  technique: "minimum vertex cover",
  tags: ["bipartite matching", "vertex cover"],
  difficulty: "medium",
} as const satisfies Problem;
