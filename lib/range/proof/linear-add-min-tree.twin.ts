import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "range_linear_add_range_min",
  timeLimitMs: 10_000,
  small: 12,
  middle: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 2)];
    const within = (bound: number) => s.int(1 - bound, bound - 1);
    const values = s.list(n, () => within(1e9));
    const query = () =>
      s.pick(0, 1) === 1
        ? { range: s.range(n) }
        : { range: s.range(n), line: [within(100), within(1e7)] as const };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ range: [l, r], line }) => {
      if (!line) return Math.min(...values.slice(l, r));
      for (let i = l; i < r; i++) values[i]! += line[0] * i + line[1];
      return [];
    }),
});
