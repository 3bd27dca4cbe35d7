import { described } from "../../../scripts/verify/shape";
import { bigRow, bitLines } from "./bit-product.twin";

/** One row after the other is reduced by those before it, kept by their highest digits. */
export function naiveRank(lines: readonly string[]): number {
  const byLength = new Map<number, bigint>();
  for (let rest of lines.map(bigRow)) {
    while (rest > 0n) {
      const { length } = rest.toString(2);
      const row = byLength.get(length);
      if (row === undefined) byLength.set(length, rest);
      rest ^= row ?? rest;
    }
  }
  return byLength.size;
}

export const twin = described({
  problem: "matrix_rank_mod_2",
  timeLimitMs: 10_000,
  shape: (s) => bitLines(s, s.size(0, 4096), s.size(0, 4096)),
  naive: naiveRank,
});
