import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 15, maxTests: 1000, maxCoins: 1000 } as const;

export const problem = {
  title: "Coins on a Chessboard",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "chessboard-game-again-1" }],
  bounds,
  technique: "Sprague–Grundy",
  tags: ["impartial game", "Grundy numbers", "grid"],
  difficulty: "medium",
} as const satisfies Problem;
