import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxTests: 100_000, maxCoins: 1_000_000 } as const;

export const problem = {
  title: "Grundy's Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2207" }],
  bounds,
  technique: "Sprague–Grundy",
  tags: ["impartial game", "Grundy numbers", "precomputation"],
  difficulty: "medium",
} as const satisfies Problem;
