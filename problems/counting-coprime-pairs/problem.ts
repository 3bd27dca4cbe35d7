import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxNumbers: 100_000, maxValue: 1_000_000 } as const;

export const problem = {
  title: "Counting Coprime Pairs",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2417" }],
  bounds,
  technique: "Möbius inversion",
  tags: ["number theory", "Möbius function", "sieve"],
  difficulty: "medium",
} as const satisfies Problem;
