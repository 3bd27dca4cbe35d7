import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxSticks: 200_000, maxLength: 1_000_000_000 } as const;

export const problem = {
  title: "Stick Divisions",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1161" }],
  bounds,
  technique: "priority queue",
  tags: ["heap", "greedy", "Huffman code"],
  difficulty: "easy",
} as const satisfies Problem;
