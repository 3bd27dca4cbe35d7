import type { Problem } from "../../scripts/problem/problem";

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
  bounds: { maxSide: 100, maxNumbers: 2_000_000 },
  technique: "parity",
  tags: ["parity", "permutation cycles", "sliding puzzle"],
  difficulty: "medium",
} as const satisfies Problem;
