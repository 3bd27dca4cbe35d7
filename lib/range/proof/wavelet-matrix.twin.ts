import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "range_kth_smallest",
  timeLimitMs: 5_000,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const values = s.list(n, () => s.int(0, 1e9));
    const query = () => {
      const [l, r] = s.range(n);
      return { l, r, k: s.index(r - l) };
    };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.map(({ l, r, k }) => values.slice(l, r).sort((a, b) => a - b)[k]),
});
