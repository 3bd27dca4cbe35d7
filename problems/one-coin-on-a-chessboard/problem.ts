import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "One Coin on a Chessboard",
  timeLimitMs: 1000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [{ judge: "hackerrank", id: "a-chessboard-game-1" }],
  bounds: { side: 15, maxTests: 225 },
  technique: "won and lost positions",
  tags: ["impartial game", "won and lost positions", "grid"],
  difficulty: "easy",
} as const satisfies Problem;
