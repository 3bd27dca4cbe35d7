import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "range_chmin_chmax_add_range_sum",
  timeLimitMs: 10_000,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    const values = s.list(n, () => s.int(-9e11, 9e11));
    const query = () => {
      const kind = s.pick(0, 1, 2, 3);
      // Additions are so small that no number leaves ±10^12.
      const most = [9e11, 9e11, 500_000][kind];
      return { kind, range: s.range(n), b: most === undefined ? 0 : s.int(-most, most) };
    };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ kind, range: [l, r], b }) => {
      if (kind === 3) return values.slice(l, r).reduce((sum, value) => sum + BigInt(value), 0n);
      for (let i = l; i < r; i++) {
        const a = values[i]!;
        values[i] = kind === 0 ? Math.min(a, b) : kind === 1 ? Math.max(a, b) : a + b;
      }
      return [];
    }),
});
