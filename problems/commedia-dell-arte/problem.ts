import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSide: 100, maxNumbers: 2_000_000 } as const;

export const problem = {
  title: "Commedia dell'Arte",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "lines",
  judges: [
    { judge: "spoj", id: "COMMEDIA" },
    { judge: "uva", id: "716" },
    { judge: "poj", id: "1507" },
  ],
  bounds,
  technique: "parity",
  tags: ["parity", "permutation cycles", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
