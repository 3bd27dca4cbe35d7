import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "point_add_rectangle_sum",
  timeLimitMs: 5_000,
  shape: (s) => {
    const [n, q] = [s.size(0, 100_000), s.size(1, 100_000, 2)];
    const point = () => [s.int(0, 1e9), s.int(0, 1e9), s.int(0, 1e9)] as const;
    const points = s.list(n, point);
    const query = () => {
      if (s.pick(0, 1) === 0) return { added: point() };
      const [l, d] = [s.int(0, 1e9 - 1), s.int(0, 1e9 - 1)];
      return { l, d, r: s.int(l + 1, 1e9), u: s.int(d + 1, 1e9) };
    };
    return { points, queries: s.list(q, query) };
  },
  naive: ({ points, queries }) =>
    queries.flatMap(({ added, l, d, r, u }) => {
      if (added) {
        points.push(added);
        return [];
      }
      const met = points.filter(([x, y]) => l <= x && x < r && d <= y && y < u);
      return met.reduce((sum, [, , weight]) => sum + weight, 0);
    }),
});
