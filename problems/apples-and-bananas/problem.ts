import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxWeight: 200_000, maxFruits: 200_000 } as const;

export const problem = {
  title: "Apples and Bananas",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2111" }],
  bounds,
  technique: "convolution",
  tags: ["convolution", "number-theoretic transform", "counting"],
  difficulty: "medium",
} as const satisfies Problem;
