import { described } from "../../../scripts/verify/shape";

/** Sums by BigInt. */
export const twin = described({
  problem: "aplusb",
  timeLimitMs: 2_000,
  middle: 0,
  shape: (s) => [BigInt(s.int(1, 1e9)), BigInt(s.int(1, 1e9))] as const,
  naive: ([a, b]) => a + b,
});
