import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 10_000 } as const;

export const problem = {
  title: "Two Knights",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1072" }],
  bounds,
  technique: "counting",
  tags: ["counting", "closed form"],
  difficulty: "easy",
} as const satisfies Problem;
