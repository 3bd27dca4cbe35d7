import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = {
  maxTests: 1_000_000,
  maxPilesInAll: 1_000_000,
  maxStones: 10n ** 18n,
  maxTaken: 2,
} as const;

export const problem = {
  title: "Stone Piles",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  // No judge asks exactly this; the nearest are nim-game-2 (take 1, 2 or 3) and s-nim.
  judges: [],
  bounds,
  technique: "Sprague–Grundy",
  tags: ["impartial game", "Grundy numbers", "subtraction game", "periodicity"],
  difficulty: "easy",
} as const satisfies Problem;
