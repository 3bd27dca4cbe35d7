import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxGames: 100, maxStones: 1_000_000, maxMoves: 10 } as const;

export const problem = {
  title: "Bachet's Game",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [
    { judge: "kattis", id: "bachetsgame" },
    { judge: "uva", id: "10404" },
  ],
  bounds,
  technique: "subtraction game",
  tags: ["impartial game", "subtraction game", "periodicity"],
  difficulty: "easy",
} as const satisfies Problem;
