import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "range_add_range_min",
  timeLimitMs: 5_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const values = s.list(n, () => s.int(-1e9, 1e9));
    const query = () => {
      const kind = s.pick(0, 1);
      return [...s.range(n), kind === 0 ? s.int(-1e9, 1e9) : undefined] as const;
    };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(([l, r, x]) => {
      if (x === undefined) return Math.min(...values.slice(l, r));
      for (let i = l; i < r; i++) values[i]! += x;
      return [];
    }),
});
