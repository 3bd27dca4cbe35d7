import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTests: 1000,
  maxNumbersInAll: 1_000_000,
  maxNumber: 1_000_000_000,
} as const;

export const problem = {
  title: "Misère Nim",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "misere-nim-1" }],
  bounds,
  technique: "Nim",
  tags: ["impartial game", "Nim", "mis\u00e8re play"],
  difficulty: "medium",
} as const satisfies Problem;
