import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxMoves: 100,
  maxPositions: 100,
  maxHeaps: 100,
  maxBeads: 10_000,
} as const;

export const problem = {
  title: "S-Nim",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [
    { judge: "kattis", id: "snim" },
    { judge: "poj", id: "2960" },
    { judge: "hdu", id: "1536" },
  ],
  bounds,
  technique: "Sprague–Grundy",
  tags: ["impartial game", "Grundy numbers", "subtraction game"],
  difficulty: "medium",
} as const satisfies Problem;
