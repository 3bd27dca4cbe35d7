import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "set_xor_min",
  timeLimitMs: 5_000,
  small: 40,
  middle: 400,
  shape: (s) => {
    let isEmpty = true;
    return s.list(s.size(1, 500_000), () => {
      const kind = s.pick(...(isEmpty ? [0] : [0, 1, 2, 2]));
      // 0 is never removed, so the set never gets empty.
      const least = kind === 1 ? 1 : 0;
      const x = isEmpty ? s.int(0, 0) : s.int(least, 2 ** 30 - 1);
      isEmpty = false;
      return [kind, x] as const;
    });
  },
  /** Every number of the set is tried. */
  naive: (queries) => {
    const numbers = new Set<number>();
    return queries.flatMap(([kind, x]) => {
      if (kind === 2) return Math.min(...Array.from(numbers, (y) => y ^ x));
      if (kind === 0) numbers.add(x);
      else numbers.delete(x);
      return [];
    });
  },
});
