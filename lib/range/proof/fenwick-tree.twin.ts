import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "point_add_range_sum",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const values = s.list(n, () => s.int(0, 1e9));
    const query = () =>
      s.pick(0, 1) === 0 ? { at: s.index(n), x: s.int(0, 1e9) } : { range: s.range(n) };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ at, x, range }) => {
      if (range) return values.slice(...range).reduce((sum, value) => sum + value);
      values[at]! += x;
      return [];
    }),
});
