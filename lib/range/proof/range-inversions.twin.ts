import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "static_range_inversions_query",
  timeLimitMs: 5_000,
  middle: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 2)];
    return { values: s.list(n, () => s.int(0, 1e9)), ranges: s.list(q, () => s.range(n, true)) };
  },
  naive: ({ values, ranges }) =>
    ranges.map((range) => {
      const part = values.slice(...range);
      const below = part.map((x, i) => part.slice(i + 1).filter((y) => y < x).length);
      return below.reduce((sum, count) => sum + count, 0);
    }),
});
