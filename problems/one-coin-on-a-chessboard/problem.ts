import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { side: 15, maxTests: 225 } as const;

export const problem = {
  title: "One Coin on a Chessboard",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "a-chessboard-game-1" }],
  bounds,
  technique: "won and lost positions",
  tags: ["impartial game", "won and lost positions", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
