import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTests: 200000,
  maxNumbersInAll: 200000,
  maxNumber: 1_000_000_000,
} as const;

export const problem = {
  title: "Another Game",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "2208" }],
  bounds,
  technique: "parity",
  tags: ["impartial game", "parity"],
  difficulty: "easy",
} as const satisfies Problem;
