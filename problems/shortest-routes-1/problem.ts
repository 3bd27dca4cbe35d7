import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxCities: 100_000,
  maxFlights: 200_000,
  maxLength: 1_000_000_000,
} as const;

export const problem = {
  title: "Shortest Routes I",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1671" }],
  bounds,
  technique: "Dijkstra's algorithm",
  tags: ["graph", "shortest path", "Dijkstra"],
  difficulty: "easy",
} as const satisfies Problem;
