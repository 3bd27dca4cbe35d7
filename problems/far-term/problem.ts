import type { Problem } from "../../scripts/problem/problem";

/** What the statement promises of an input. */
export const bounds = { maxOrder: 500, modulus: 998244353, maxIndex: 10n ** 18n } as const;

export const problem = {
  title: "Far Term",
  timeLimitMs: 2000,
  memoryLimitMiB: 256,
  checker: "tokens",
  judges: [],
  bounds,
  technique: "linear recurrence",
  tags: ["linear recurrence", "Berlekamp-Massey", "polynomial"],
  difficulty: "hard",
} as const satisfies Problem;
