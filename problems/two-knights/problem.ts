import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "Two Knights",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1072" }],
  bounds: { maxSide: 10_000 },
  technique: "counting",
  tags: ["counting", "closed form"],
  difficulty: "easy",
} as const satisfies Problem;
