import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTickets: 200_000,
  maxCustomers: 200_000,
  maxPrice: 1_000_000_000,
} as const;

export const problem = {
  title: "Concert Tickets",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1091" }],
  bounds,
  technique: "sorted multiset",
  tags: ["ordered set", "greedy"],
  difficulty: "easy",
} as const satisfies Problem;
